import { clean, type LoadResult, type MissingLine, type UntranslatedText } from "@rustkeep/data";
import { gameTexts } from "@rustkeep/presentation";

/** The longest text that a mod can have. */
const LONGEST = 2_000;

/** The lines that a translation in the mod `own` lacks for the texts of the mod `about`, which is itself or another one. */
export function missingLines({ inspection, registries }: LoadResult, own: string, about: string): MissingLine[] {
  const texts = inspection.untranslated().filter(({ mod }) => mod === about);
  const fields = new Set(texts.map(fieldOf));
  return [...fields].map((field) => {
    const parts = texts.filter((text) => fieldOf(text) === field);
    const [{ registry, id, field: name } = NO_TEXT] = parts;
    const table = [registry, id.startsWith(`${own}:`) ? id.slice(own.length + 1) : id];
    const key = name.replace(/\[\d+\]$/, "");
    const length = { npcs: registries.npcs[id]?.options.length, creatures: registries.creatures[id]?.phases.length };
    const list = key === name ? undefined : (length[registry === "npcs" ? "npcs" : "creatures"] ?? 0);
    const value = list === undefined ? '""' : `[${Array.from({ length: list }, () => '""').join(", ")}]`;
    return { table, key, value, comment: parts.flatMap(({ text }) => commentOf(text)) };
  });
}

/** The lines that a translation lacks for the words of the game itself. */
export function missingGameLines({ words }: LoadResult): MissingLine[] {
  return gameTexts()
    .filter(({ path }) => !isWritten(words, path))
    .map(({ path, english, placeholders }) => ({
      table: ["game", ...path.slice(0, -1)],
      key: path.at(-1) ?? "",
      value: '""',
      comment: [
        ...commentOf(english),
        ...(placeholders.length === 0 ? [] : [placeholders.map((name) => `{${name}}`).join(" ")]),
      ],
    }));
}

const NO_TEXT = { registry: "items", id: "", field: "" };

/** A field of an entry; the texts of a list make one. */
function fieldOf({ registry, id, field }: UntranslatedText): string {
  return `${registry} ${id} ${field.replace(/\[\d+\]$/, "")}`;
}

function commentOf(text: string): string[] {
  return text.split("\n").map((line) => clean(line, LONGEST));
}

function isWritten(words: LoadResult["words"], [key = "", ...rest]: readonly string[]): boolean {
  const value = words[key];
  return typeof value === "object" ? isWritten(value, rest) : value !== undefined;
}
