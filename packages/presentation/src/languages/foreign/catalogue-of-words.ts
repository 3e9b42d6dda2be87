import type { Texts } from "../catalogue.js";
import { type GamePath, type GameWords, isTable, wordAt } from "./game-words.js";
import { readMessage } from "./message.js";
import { PARAMETERS } from "./parameters.js";
import { placeholders, type Speech } from "./placeholders.js";
import { sampleValues } from "./sample.js";

type Say = (values: Readonly<Record<string, unknown>>) => string;

/** A text of a catalogue with the keys that lead to it. */
interface Leaf {
  readonly path: GamePath;
  readonly text: string | Say;
}

/** A catalogue of another language: its words where there are some that can be used, else those of `base`. */
export function catalogueOfWords(language: string, words: GameWords, base: Texts): Texts {
  const built: Record<string, unknown> = {};
  const speech: Speech = {
    // The words of the finished catalogue: names are put together as the language does.
    texts: built as unknown as Texts,
    join: listJoiner(language),
  };
  for (const leaf of leavesOf(base)) put(built, leaf.path, wordsOf(leaf, language, words, speech));
  return Object.assign(built, { language }) as unknown as Texts;
}

function wordsOf({ path, text }: Leaf, language: string, words: GameWords, speech: Speech): string | Say {
  const own = wordAt(words, path);
  if (own === undefined) return text;
  if (typeof text === "string") return own;
  let say: Say | undefined;
  return (values) => {
    say ??= sayingOf(own, path, text, language, speech);
    return say(values);
  };
}

/** Fills in a text; where that of the base begins with a capital even if a name stands there, so does this one. */
function sayingOf(own: string, path: GamePath, text: Say, language: string, speech: Speech): Say {
  const message = readMessage(own, intlName(language), placeholderNames(path));
  if (message.kind === "faulty") return text;
  const parameters = parametersOf(path);
  const begins = /^\p{Lu}/u.test(sampleOf(path, text));
  return (values) => {
    // What stands for nothing leaves no gap.
    const said = message
      .fill(placeholders(parameters, values, speech))
      .replace(/ {2,}/g, " ")
      .trim();
    return begins ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  };
}

/** What is wrong with a word of a translation. */
export interface GameWordFault {
  readonly path: GamePath;
  readonly reason: string;
}

/** Texts that cannot be used, and why: the game does not know them, or not the placeholders in them. */
export function gameWordFaults(language: string, words: GameWords, base: Texts): GameWordFault[] {
  const leaves = new Map(leavesOf(base).map((leaf) => [keyOf(leaf.path), leaf]));
  return writtenWords(words, []).flatMap(({ path, value }): GameWordFault[] => {
    const leaf = leaves.get(keyOf(path));
    if (leaf === undefined) return [{ path, reason: "the game has no such text" }];
    if (typeof value !== "string" || value === "" || typeof leaf.text === "string") return [];
    const message = readMessage(value, intlName(language), placeholderNames(path));
    return message.kind === "faulty" ? [{ path, reason: message.reason }] : [];
  });
}

/** A text of the game for a translator. */
export interface GameText {
  readonly path: GamePath;
  /** As English says it, with placeholders where something is filled in. */
  readonly english: string;
  /** The placeholders that a translation may use. */
  readonly placeholders: readonly string[];
}

/** All texts of the game, in the order of the catalogue. */
export function gameTexts(english: Texts): GameText[] {
  return leavesOf(english).map(({ path, text }) => ({
    path,
    english: typeof text === "string" ? text : sampleOf(path, text),
    placeholders: typeof text === "string" ? [] : placeholderNames(path),
  }));
}

function sampleOf(path: GamePath, text: Say): string {
  return text(sampleValues(parametersOf(path)));
}

function parametersOf(path: GamePath) {
  return PARAMETERS[path.join(".")] ?? {};
}

const PLAIN_SPEECH: Speech = {
  texts: {
    names: { listed: ({ name }) => name, times: ({ name }) => name, inPassing: ({ name }) => name },
    vocabulary: { you: "", nobody: "" } as Texts["vocabulary"],
  },
  join: (parts) => parts.join(", "),
};

function placeholderNames(path: GamePath): string[] {
  const parameters = parametersOf(path);
  return Object.keys(placeholders(parameters, sampleValues(parameters), PLAIN_SPEECH));
}

function leavesOf(table: object, path: GamePath = []): Leaf[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): Leaf[] => {
    const inner = [...path, key];
    if (typeof value === "string") return keyOf(inner) === keyOf(["language"]) ? [] : [{ path: inner, text: value }];
    if (typeof value === "function") return [{ path: inner, text: value as Say }];
    return leavesOf(value as object, inner);
  });
}

function writtenWords(table: GameWords, path: GamePath): { path: GamePath; value: unknown }[] {
  return Object.entries(table).flatMap(([key, value]) =>
    isTable(value) ? writtenWords(value, [...path, key]) : [{ path: [...path, key], value }],
  );
}

function put(table: Record<string, unknown>, path: GamePath, value: unknown): void {
  const [key = "", ...rest] = path;
  if (rest.length === 0) table[key] = value;
  else {
    const inner = isTable(table[key]) ? table[key] : {};
    table[key] = inner;
    put(inner as Record<string, unknown>, rest, value);
  }
}

function keyOf(path: GamePath): string {
  return JSON.stringify(path);
}

/** The name of a language as Intl has it; English where it knows none of the name. */
function intlName(language: string): string {
  const name = language.split(".")[0]?.replaceAll("_", "-") ?? "";
  try {
    return Intl.getCanonicalLocales(name)[0] ?? "en";
  } catch (error) {
    if (error instanceof RangeError) return "en";
    throw error;
  }
}

function listJoiner(language: string): Speech["join"] {
  const format = new Intl.ListFormat(intlName(language));
  return (parts) => format.format(parts);
}
