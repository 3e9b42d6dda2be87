import { parse, stringify, type TomlTable } from "smol-toml";
import { fitShape, flag, isTable, oneOf, record, type Shape, type ShapeError, text } from "../shape/shape.js";

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

/** Reads the text of `settings.toml` field by field: a bad one keeps its default. Never throws. */
export function parseSettings(toml: string): ReadSettings {
  const settings = defaultSettings();
  const table = tableOf(toml);
  if (table === undefined) {
    const message = "settings.toml cannot be read: it is not TOML; the defaults are used";
    return { settings, problems: [{ code: "unreadable", field: "", message }] };
  }
  const { keys, ...others } = shapes;
  const fields = Object.keys(others) as (keyof typeof others)[];
  const problems = fields.flatMap((field) => readField(settings, field, table));
  return { settings, problems: [...problems, ...readKeys(settings, keys, table.keys ?? {})] };
}

/**
 * The text of `settings.toml` for these settings. Fields in the text `before` that this version does not know stay;
 * comments do not, and what is not TOML is lost.
 */
export function formatSettings(settings: Settings, before: string): string {
  return stringify({ ...tableOf(before), ...settings });
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

/** undefined for a text that is not TOML. The parser's words quote the text as it is: they go no further. */
function tableOf(toml: string): TomlTable | undefined {
  try {
    return parse(toml, { integersAsBigInt: "asNeeded" });
  } catch {
    return undefined;
  }
}
