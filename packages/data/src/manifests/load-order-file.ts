import { copyFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { quote } from "../diagnostics/clean.js";
import { loadOrderUnreadable, loadOrderUnwritable } from "../diagnostics/codes/load-order.js";
import { writeFileAtomic } from "../files/atomic-write.js";
import { type FileProblem, fileProblem } from "../files/file-problem.js";
import { readText } from "../files/read-text.js";
import { keptPath } from "../files/set-aside.js";
import type { LoadOrder } from "../format/load-order.js";
import { schemaFindings } from "../read/schema-findings.js";
import { errorsOf } from "../read/validator.js";
import type { Report } from "../report.js";
import { parseToml, type TomlFault } from "../toml/parse-toml.js";
import { validateLoadOrder } from "../validators/validators.js";
import type { ReadLoadOrder } from "./settle-order.js";

const mostBytes = 1024 * 1024;

// What is no id becomes text that is none either, to be dropped with what has no folder.
function textsOf(elements: readonly unknown[]): string[] {
  return elements.map((element) => (typeof element === "string" ? element : quote(element)));
}

function faultWords({ reason, hint }: TomlFault): string {
  return hint === undefined ? reason : `${reason} (${hint})`;
}

// Why a text is no load order, or the load order.
function orderOf(text: string): LoadOrder | string {
  const parsed = parseToml(text);
  if (!parsed.ok) return `line ${parsed.position.line}: ${faultWords(parsed)}`;
  const errors = errorsOf(validateLoadOrder, parsed.table);
  const [finding] = schemaFindings({ shape: "LoadOrder", table: "the load order", value: parsed.table }, errors);
  if (finding !== undefined && !errors.every(({ instancePath }) => /^\/\w+\/\d+$/.test(instancePath))) {
    return finding.problem.message;
  }
  const { mods = [], disabled = [] } = parsed.table as Partial<LoadOrder>;
  return { mods: textsOf(mods), disabled: textsOf(disabled) };
}

function keepCopy(path: string): string {
  const kept = keptPath(path, "broken", new Date());
  copyFileSync(path, kept);
  return basename(kept);
}

function unreadable(path: string, reason: string, keep: boolean, report: Report): ReadLoadOrder {
  const file = { name: basename(path), text: "", path: resolve(path) };
  const where = { mod: "", file, line: 1, column: 1 };
  const order = { mods: [], disabled: [] };
  try {
    report.addAt(where, loadOrderUnreadable(reason, keep ? keepCopy(path) : ""));
    return { order, file, writable: keep };
  } catch (error) {
    report.addAt(where, loadOrderUnreadable(`${reason}; ${fileProblem(error, path, "copied").message}`, ""));
    return { order, file, writable: false };
  }
}

/**
 * Reads the player's load order; one that is not there or not readable counts as empty.
 * @param keep whether to keep a copy of one that is not readable
 */
export function readLoadOrder(path: string, keep: boolean, report: Report): ReadLoadOrder {
  const read = readText(path, mostBytes);
  const file = { name: basename(path), text: read.kind === "text" ? read.text : "", path: resolve(path) };
  switch (read.kind) {
    case "none":
      return { order: { mods: [], disabled: [] }, file, writable: true };
    case "not_text":
      return unreadable(path, read.reason, keep, report);
    case "problem":
      return unreadable(path, read.problem.message, keep, report);
    case "text": {
      const order = orderOf(read.text);
      return typeof order === "string" ? unreadable(path, order, keep, report) : { order, file, writable: true };
    }
  }
}

/** Writes a load order as a whole or not at all. @returns what went wrong */
export function writeLoadOrder(path: string, order: LoadOrder): FileProblem | undefined {
  const list = (ids: readonly string[]) =>
    ids.length === 0 ? "[]" : `[\n${ids.map((id) => `  ${JSON.stringify(id)},\n`).join("")}]`;
  const text = `# Mods in the order in which they are loaded: what comes later may replace what comes before.\nmods = ${list(order.mods)}\ndisabled = ${list(order.disabled)}\n`;
  return writeFileAtomic(path, text);
}

/** The same, with what went wrong as a finding. */
export function storeLoadOrder(path: string, order: LoadOrder, report: Report): void {
  const problem = writeLoadOrder(path, order);
  if (problem !== undefined) {
    const file = { name: basename(path), path: resolve(path) };
    report.addAt({ mod: "", file, line: 1, column: 1 }, loadOrderUnwritable(problem.message));
  }
}
