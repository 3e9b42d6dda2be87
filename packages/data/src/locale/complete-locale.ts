import { valueAt } from "../positions/path.js";
import { sections } from "../positions/sections.js";
import { parseToml } from "../toml/parse-toml.js";

/** A line that a translation lacks. */
export interface MissingLine {
  /** The table that it belongs into: `["items", "tea_chest"]`. */
  readonly table: readonly string[];
  readonly key: string;
  /** The value as TOML writes it. */
  readonly value: string;
  /** What stands above it, a comment for each line. */
  readonly comment: readonly string[];
}

/** A translation with more lines, or why it cannot be completed. */
export type CompletedLocale =
  | { readonly kind: "completed"; readonly text: string; readonly added: number }
  | { readonly kind: "refused"; readonly reason: string; readonly line: number };

/**
 * The text of a translation with the lines added that it does not have, each behind what its table holds already; all that is
 * there stays as it is. It is refused where the text is no TOML, or says its tables in another way than by headers.
 */
export function completeLocale(text: string, missing: readonly MissingLine[]): CompletedLocale {
  const before = parseToml(text);
  if (!before.ok) return { kind: "refused", reason: before.reason, line: before.position.line };
  const lines = missing.filter(({ table, key }) => valueAt([...table, key], before.table) === undefined);
  const tables = [...new Set(lines.map(nameOf))];
  const completed = tables.reduce(
    (soFar, name) =>
      withLines(
        soFar,
        lines.filter((line) => nameOf(line) === name),
      ),
    text,
  );
  const after = parseToml(completed);
  if (after.ok) return { kind: "completed", text: completed, added: lines.length };
  return {
    kind: "refused",
    reason: `its tables are not written by headers (${after.reason})`,
    line: after.position.line,
  };
}

function nameOf({ table }: MissingLine): string {
  return JSON.stringify(table);
}

function withLines(text: string, lines: readonly MissingLine[]): string {
  const table = lines[0]?.table ?? [];
  const name = JSON.stringify(table);
  const section = sections(text).findLast(({ path }) => JSON.stringify(path) === name);
  const added = lines.map(lineText).join("");
  if (section === undefined) {
    const gap = text.trim() === "" ? "" : "\n";
    return `${ending(text.trimEnd())}${gap}[${table.map(keyText).join(".")}]\n${added}`;
  }
  const end = endOfValues(text, section.body, section.end);
  return `${ending(text.slice(0, end))}${added}${text.slice(end)}`;
}

/** Behind the last value of a section: blanks and comments at its end belong to what comes next. */
function endOfValues(text: string, body: number, end: number): number {
  const lines = text.slice(body, end).split(/(?<=\n)/);
  while (lines.length > 0 && /^(#.*)?$/.test((lines.at(-1) ?? "").trim())) lines.pop();
  const values = lines.join("");
  // A header without values ends with its own line.
  return values === "" ? body + (/^\r?\n/.exec(text.slice(body, end))?.[0].length ?? 0) : body + values.length;
}

function lineText({ key, value, comment }: MissingLine): string {
  return `${comment.map((one) => `# ${one}\n`).join("")}${keyText(key)} = ${value}\n`;
}

function keyText(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key);
}

function ending(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
