import { parse, stringify, type TomlTable } from "smol-toml";
import { writeFileAtomic } from "./files/atomic-write.js";
import { settingsPath } from "./files/data-files.js";
import type { FileProblem } from "./files/file-problem.js";
import { readText } from "./files/read-text.js";
import { setAside } from "./files/set-aside.js";
import { fitShape, flag, isTable, oneOf, record, type Shape, type ShapeError, text } from "./shape/shape.js";

/** A ready arrangement of keys. */
export type KeyLayout = "qwerty" | "qwertz" | "azerty" | "dvorak" | "numpad";

/** What a player can set, as it stands in `settings.toml`. */
export interface Settings {
  /** A language's short name (`de`), "" follows the environment. */
  language: string;
  layout: KeyLayout;
  /** False shows everything in the terminal's own colour. */
  colors: boolean;
  symbols: "unicode" | "ascii";
  reduced_flicker: boolean;
  /** Keys by the name of what they do, on top of the layout. Which names and keys there are is the front end's affair. */
  keys: Record<string, string>;
}

/** Something in `settings.toml` that is not as it should be; the default is used instead. */
export interface SettingsProblem {
  code: "unreadable" | "bad_value" | "file_problem";
  /** The field, "" for the whole file. */
  field: string;
  /** A sentence in English. */
  message: string;
}

/** The settings in force, and what was wrong with those in the file. */
export interface ReadSettings {
  settings: Settings;
  problems: SettingsProblem[];
}

const MAX_BYTES = 1024 * 1024;

const shapes: { readonly [K in keyof Settings]: Shape<Settings[K]> } = {
  language: text(/^(?:[a-z]{2,3})?$/, 3, 'a language such as "en", or "" for that of the system'),
  layout: oneOf("qwerty", "qwertz", "azerty", "dvorak", "numpad"),
  colors: flag,
  symbols: oneOf("unicode", "ascii"),
  reduced_flicker: flag,
  keys: record(text(/^[a-z][a-z0-9_]*$/, 60, "a lower-case name"), text(/^[^\p{C}]*$/u, 200, "the name of a key")),
};

/** The settings of somebody who has set nothing. */
export function defaultSettings(): Settings {
  return { language: "", layout: "qwerty", colors: true, symbols: "unicode", reduced_flicker: false, keys: {} };
}

/** Reads `settings.toml` in a data directory, field by field: a bad one keeps its default. Never throws, changes no file. */
export function readSettings(dir: string): ReadSettings {
  const settings = defaultSettings();
  const file = readTable(dir);
  if (file.kind !== "table") {
    return { settings, problems: file.kind === "none" ? [] : [file.problem] };
  }
  const { keys, ...others } = shapes;
  const fields = Object.keys(others) as (keyof typeof others)[];
  const problems = fields.flatMap((field) => readField(settings, field, file.table));
  return { settings, problems: [...problems, ...readKeys(settings, keys, file.table.keys ?? {})] };
}

function readField<K extends keyof Settings>(settings: Settings, field: K, table: TomlTable): SettingsProblem[] {
  if (!Object.hasOwn(table, field)) {
    return [];
  }
  const fitted = fitShape<Settings[K]>(shapes[field], table[field], field);
  if (fitted.kind === "differs") {
    return [badValue(fitted.error)];
  }
  settings[field] = fitted.value;
  return [];
}

/** Each key stands for itself: a bad one does not cost the others. */
function readKeys(settings: Settings, shape: Shape<Settings["keys"]>, value: unknown): SettingsProblem[] {
  const entries = isTable(value) ? Object.entries(value).map(([name, key]) => ({ [name]: key })) : [value];
  return entries.flatMap((entry) => {
    const fitted = fitShape(shape, entry, "keys");
    if (fitted.kind === "differs") {
      return [badValue(fitted.error)];
    }
    Object.assign(settings.keys, fitted.value);
    return [];
  });
}

function badValue(error: ShapeError): SettingsProblem {
  return { code: "bad_value", field: error.field, message: `settings.toml: ${error.message}` };
}

/**
 * Writes `settings.toml` in a data directory. Fields that this version does not know stay; comments do not. A file that
 * cannot be read is kept as `settings.broken-<time>.toml` first.
 * @returns what went wrong; then the file is as it was
 */
export function writeSettings(dir: string, settings: Settings, now: Date): FileProblem | undefined {
  const path = settingsPath(dir);
  const file = readTable(dir);
  if (file.kind === "unreadable") {
    const kept = setAside(path, "broken", now);
    if (kept.kind === "problem") {
      return kept.problem;
    }
  }
  const known: TomlTable = { ...settings };
  const table = file.kind === "table" ? { ...file.table, ...known } : known;
  return writeFileAtomic(path, stringify(table));
}

type ReadTable =
  | { kind: "none" }
  | { kind: "table"; table: TomlTable }
  | { kind: "unreadable"; problem: SettingsProblem };

function readTable(dir: string): ReadTable {
  const file = readText(settingsPath(dir), MAX_BYTES);
  switch (file.kind) {
    case "none":
      return file;
    case "problem":
      return { kind: "unreadable", problem: { code: "file_problem", field: "", message: file.problem.message } };
    case "not_text":
      return unreadable();
    case "text":
      return parseTable(file.text);
  }
}

function parseTable(toml: string): ReadTable {
  try {
    return { kind: "table", table: parse(toml, { integersAsBigInt: "asNeeded" }) };
  } catch {
    // The parser's words quote the file as it is; that it is not TOML is all that a player needs.
    return unreadable();
  }
}

function unreadable(): ReadTable {
  const message = "settings.toml cannot be read: it is not TOML; the defaults are used";
  return { kind: "unreadable", problem: { code: "unreadable", field: "", message } };
}
