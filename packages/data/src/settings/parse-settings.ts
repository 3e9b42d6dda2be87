import { type Misfit, sayMisfit } from "@rustkeep/engine/shapes";
import { parse, stringify, type TomlTable } from "smol-toml";
import { fitPart } from "../shape/fit-part.js";
import type { Settings } from "./settings-format.js";

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

/** The settings of somebody who has set nothing. */
export function defaultSettings(): Settings {
  return {
    language: "",
    layout: "qwerty",
    colors: true,
    symbols: "unicode",
    reduced_flicker: false,
    verbosity: "brief",
    keys: {},
  };
}

/** Reads the text of `settings.toml` field by field: a bad one keeps its default. Never throws. */
export function parseSettings(toml: string): ReadSettings {
  const settings = defaultSettings();
  const table = tableOf(toml);
  if (table === undefined) {
    const message = "settings.toml cannot be read: it is not TOML; the defaults are used";
    return { settings, problems: [{ code: "unreadable", field: "", message }] };
  }
  const { keys: _, ...others } = settings;
  const fields = (Object.keys(others) as (keyof typeof others)[]).filter((field) => Object.hasOwn(table, field));
  const problems = fields.flatMap((field) => take(settings, { [field]: table[field] }));
  return { settings, problems: [...problems, ...takeKeys(settings, table.keys ?? {})] };
}

/**
 * The text of `settings.toml` for these settings. Fields in the text `before` that this version does not know stay;
 * comments do not, and what is not TOML is lost.
 */
export function formatSettings(settings: Settings, before: string): string {
  return stringify({ ...tableOf(before), ...settings });
}

/** Takes over what has been read, if it can be; otherwise the settings stay as they are. */
function take(settings: Settings, change: Readonly<Record<string, unknown>>): SettingsProblem[] {
  const fitted = fitPart("Settings", { ...settings, ...change }, "");
  if (fitted.kind === "differs") {
    return [badValue(fitted.misfit)];
  }
  Object.assign(settings, fitted.value);
  return [];
}

/** Each key stands for itself: a bad one does not cost the others. */
function takeKeys(settings: Settings, keys: unknown): SettingsProblem[] {
  const changes =
    typeof keys === "object" && keys !== null && !Array.isArray(keys)
      ? Object.entries(keys).map(([name, key]) => () => ({ ...settings.keys, [name]: key }))
      : [() => keys];
  return changes.flatMap((change) => take(settings, { keys: change() }));
}

function badValue(misfit: Misfit): SettingsProblem {
  return { code: "bad_value", field: misfit.path, message: `settings.toml: ${sayMisfit(misfit, "it")}` };
}

/** undefined for a text that is not TOML. The parser's words quote the text as it is: they go no further. */
function tableOf(toml: string): TomlTable | undefined {
  try {
    return parse(toml, { integersAsBigInt: "asNeeded" });
  } catch {
    return undefined;
  }
}
