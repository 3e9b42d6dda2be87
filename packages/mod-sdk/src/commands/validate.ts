import { type Diagnostic, formatPlace, type LoadResult, ModLoadError, type UntranslatedText } from "@rustkeep/data";
import type { Command } from "../command.js";
import { exitCodes, type Io } from "../io.js";
import { type ChosenMods, isWithin, loadChosen } from "../load-chosen.js";
import { isMod, modFolder } from "../mod-folder.js";
import { modOptions, modOptionsHelp, oneOf, readArgs } from "../read-args.js";
import { seenFrom } from "../show-path.js";
import { UsageError } from "../usage-error.js";
import { findingsOf } from "../validate/findings.js";
import { type Format, formats, renderFindings, tally } from "../validate/render.js";

const help = `Usage: rustkeep-mod validate [DIR…] [OPTION…]

Loads the core and the mods in the folders and tells what is wrong with them.
A folder is a mod or holds mods; without one, the current folder is meant, or the
core itself if that is no mod.

${modOptionsHelp}
  --format F       pretty (default), text (a line each, nothing if there is
                   nothing to tell), json or github (annotations)
  --strict         fail on notices too
  --untranslated L also list the texts for which there is no translation into
                   the language L (de, pt_BR, …)

Exit code 1 on any error or warning of these mods, or that they bring upon
others; on notices and missing translations only with --strict.`;

interface Request {
  core: string | undefined;
  with: readonly string[];
  /** Absolute paths of what is checked; none for the core. */
  folders: readonly string[];
  lang: string | undefined;
}

function checkedFolders(positionals: readonly string[], io: Io): string[] {
  if (positionals.length > 0) return positionals.map((path) => modFolder(path, io.cwd));
  if (isMod(io.cwd)) return [io.cwd];
  io.err("This folder is no mod: checking the core. Name the folder of a mod to check that.");
  return [];
}

function coreFolders({ mods }: LoadResult): string[] {
  return mods.filter(({ id }) => id === "core").map(({ dir }) => dir);
}

function language(given: string | undefined): string | undefined {
  if (given !== undefined && !/^[a-z]{2,3}([_-][A-Za-z]{2,4})?$/.test(given)) {
    throw new UsageError("--untranslated takes a language such as de or pt_BR");
  }
  return given;
}

interface Checked {
  diagnostics: Diagnostic[];
  untranslated: UntranslatedText[];
}

function check({ core, with: others, folders, lang }: Request, io: Io): Checked {
  const load = (mods: readonly string[]) => loadChosen({ core, mods, lang } satisfies ChosenMods, io);
  const loaded = load([...others, ...folders]);
  const subject = folders.length > 0 ? folders : coreFolders(loaded);
  const ids = loaded.mods.filter(({ dir }) => isWithin(dir, subject)).map(({ id }) => id);
  const untranslated =
    lang === undefined ? [] : loaded.inspection.untranslated().filter(({ mod }) => ids.includes(mod));
  const diagnostics = findingsOf(loaded, subject, () => load(others));
  return { diagnostics, untranslated };
}

function tell(checked: Checked, format: Format, lang: string | undefined, io: Io): void {
  const { diagnostics, untranslated } = checked;
  for (const line of renderFindings(checked, format, io)) io.out(line);
  if (format === "json") return;
  for (const text of untranslated) {
    io.out(
      `${formatPlace(text, seenFrom(io.cwd))}: ${text.id}: ${text.registry} ${text.field} has no translation (${lang})`,
    );
  }
  if (format !== "pretty") return;
  io.out(tally(diagnostics, untranslated.length));
  if (diagnostics.length > 0) io.out("rustkeep-mod explain CODE tells more about a code.");
}

function failed({ diagnostics, untranslated }: Checked, strict: boolean): boolean {
  return diagnostics.some(({ severity }) => strict || severity !== "notice") || (strict && untranslated.length > 0);
}

function checkOrFail(request: Request, io: Io): Checked {
  try {
    return check(request, io);
  } catch (error) {
    if (!(error instanceof ModLoadError)) throw error;
    return { diagnostics: [error.diagnostic], untranslated: [] };
  }
}

/** `rustkeep-mod validate` */
export const validate: Command = {
  summary: "loads mods and tells what is wrong with them",
  help,
  run(args, io) {
    const options = {
      ...modOptions,
      format: { type: "string", default: "pretty" },
      strict: { type: "boolean", default: false },
      untranslated: { type: "string" },
    } as const;
    const { values, positionals } = readArgs(args, options);
    const format = oneOf("--format", values.format, formats);
    const lang = language(values.untranslated);
    const folders = checkedFolders(positionals, io);
    const request = { core: values.core, with: values.with ?? [], folders, lang };
    // For machines even a failure to load is a finding; people are told in words.
    const checked = format === "json" || format === "github" ? checkOrFail(request, io) : check(request, io);
    tell(checked, format, lang, io);
    return failed(checked, values.strict) ? exitCodes.found : exitCodes.fine;
  },
};
