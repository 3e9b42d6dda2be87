import { existsSync } from "node:fs";
import { join } from "node:path";
import { coreModsDir, formatDiagnostic, type LoadResult, readSaveHeader, readSettings } from "@rustkeep/data";
import { cleanText, LANGUAGES, textsOf } from "@rustkeep/presentation";
import { bindKeys } from "../bind-keys.js";
import { settingsWords } from "../session/file-words.js";
import { knownSettings } from "../session/known-settings.js";
import { languagesOf } from "../session/languages.js";
import { abilitiesOf, type Environment, isUsable } from "../terminal/abilities.js";

/** What the doctor looks at. */
export interface Patient {
  readonly version: string;
  readonly node: string;
  readonly platform: string;
  readonly environment: Environment;
  readonly locale: string | undefined;
  /** undefined where the output is not a terminal. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly dir: string;
  /** The loaded mods, or why there are none. */
  readonly loaded: LoadResult | string;
}

/** What a bug report needs, line by line: nothing secret, and no more of the environment than what names the terminal. */
export function doctor(patient: Patient): string[] {
  return [
    `rustkeep ${patient.version}, Node ${patient.node}, ${patient.platform}`,
    "",
    ...terminal(patient),
    "",
    ...folders(patient),
    "",
    ...mods(patient.loaded),
    "",
    save(patient.dir),
  ].map(cleanText);
}

/** The languages to choose from; those of the game alone where the mods cannot be loaded. */
function spoken(loaded: LoadResult | string): readonly string[] {
  return typeof loaded === "string" ? LANGUAGES : languagesOf(loaded);
}

function terminal({ environment, platform, locale, size, loaded }: Patient): string[] {
  const { colors, characters } = abilitiesOf(environment);
  return [
    `terminal: TERM=${environment.TERM ?? ""} COLORTERM=${environment.COLORTERM ?? ""} NO_COLOR=${environment.NO_COLOR ?? ""}`,
    `  ${size === undefined ? "the output is not a terminal" : `${size.width}x${size.height}`}; ${colors} colours; ${characters}`,
    `  full screen: ${size !== undefined && isUsable(environment, platform) ? "yes" : "no, only --plain"}`,
    `locale: ${locale ?? "none"} (languages: ${spoken(loaded).join(", ")})`,
  ];
}

function folders({ dir, loaded }: Patient): string[] {
  const languages = spoken(loaded);
  const { settings, problems } = knownSettings(readSettings(dir), languages);
  const { keys, ...others } = settings;
  const { problems: keyProblems } = bindKeys(settings);
  return [
    `data directory: ${dir}${existsSync(dir) ? "" : " (not there yet)"}`,
    `  own mods: ${join(dir, "mods")}${existsSync(join(dir, "mods")) ? "" : " (none)"}`,
    `  shipped mods: ${shippedMods()}`,
    `  settings: ${JSON.stringify(others)}, ${Object.keys(keys).length} keys rebound`,
    ...settingsWords(problems, keyProblems, textsOf("en"), languages).map((told) => `  ${told}`),
  ];
}

function mods(loaded: LoadResult | string): string[] {
  if (typeof loaded === "string") return [`mods: ${loaded}`];
  return [
    "mods:",
    ...loaded.mods.map(({ id, version, dir }) => `  ${id} ${version}  ${dir}`),
    `diagnostics: ${loaded.diagnostics.length}`,
    ...loaded.diagnostics.map(
      (diagnostic) => `  ${diagnostic.severity} ${diagnostic.code} ${formatDiagnostic(diagnostic, (path) => path)}`,
    ),
  ];
}

/** Where the base game lies, or why it does not: what is broken has to be told, too. */
function shippedMods(): string {
  try {
    return coreModsDir();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function save(dir: string): string {
  const read = readSaveHeader(dir);
  switch (read.kind) {
    case "none":
      return "save: none";
    case "refused":
      return `save: refused (${read.reason}): ${read.message}`;
    case "summary": {
      const { schema, game, commands, mods: saved } = read.header;
      const names = saved.map(({ id, version }) => `${id} ${version}`).join(", ");
      return `save: format ${schema}, game ${game}, floor ${read.floor_number}, turn ${read.turn}, ${commands} commands; ${names}`;
    }
  }
}
