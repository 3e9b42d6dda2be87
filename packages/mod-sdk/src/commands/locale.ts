import { join } from "node:path";
import { clean, completeLocale, readText } from "@rustkeep/data";
import { LANGUAGES } from "@rustkeep/presentation";
import type { Command } from "../command.js";
import { exitCodes, type Io } from "../io.js";
import { isWithin, loadChosen } from "../load-chosen.js";
import { missingGameLines, missingLines } from "../locale/missing.js";
import { isMod, modFolder } from "../mod-folder.js";
import { modOptions, modOptionsHelp, readArgs } from "../read-args.js";
import { UsageError } from "../usage-error.js";
import { writeFile } from "../write-file.js";

const help = `Usage: rustkeep-mod locale LANG [DIR] [--write] [OPTION…]

Shows the translation of a mod into a language (de, pt_BR, …) with a line for
each text that it lacks, the original as a comment above it. A text of ""
keeps the original until it is written.

  --write          puts it into locale/LANG.toml of the mod; all that is there
                   stays as it is
  --of ID          translates the texts of another mod, which --with loads
  --game           adds the words of the game itself, for languages that it
                   does not speak
${modOptionsHelp}`;

/** More than any translation needs. */
const MOST_BYTES = 10_000_000;

interface Request {
  readonly language: string;
  /** The mod's folder, an absolute path. */
  readonly folder: string;
  readonly of: string | undefined;
  readonly game: boolean;
  readonly core: string | undefined;
  readonly with: readonly string[];
}

function language(given: string | undefined): string {
  if (given !== undefined && /^[a-z]{2,3}([_-][A-Za-z]{2,4})?$/.test(given)) return given;
  throw new UsageError("expected: a language such as de or pt_BR");
}

function oneMod(path: string | undefined, io: Io): string {
  const folder = modFolder(path ?? ".", io.cwd);
  if (isMod(folder)) return folder;
  throw new UsageError(
    `${clean(path ?? ".", 300)} holds mods; give the folder of the one that is to have the translation`,
  );
}

/** The translation as it lies there, "" where there is none. */
function existing(path: string): string {
  const read = readText(path, MOST_BYTES);
  switch (read.kind) {
    case "none":
      return "";
    case "text":
      return read.text;
    case "not_text":
      throw new UsageError(`${clean(path, 300)} is no text in UTF-8`);
    case "problem":
      throw new UsageError(clean(read.problem.message, 300));
  }
}

function completed(request: Request, path: string, io: Io): { text: string; added: number } {
  const loaded = loadChosen(
    { core: request.core, mods: [...request.with, request.folder], lang: request.language },
    io,
  );
  const own = loaded.mods.find(({ dir }) => isWithin(dir, [request.folder]))?.id ?? "";
  const about = request.of ?? own;
  if (!loaded.mods.some(({ id }) => id === about)) throw new UsageError(`no mod ${clean(about)} is loaded`);
  const lines = [...missingLines(loaded, own, about), ...(request.game ? missingGameLines(loaded) : [])];
  const result = completeLocale(existing(path), lines);
  if (result.kind === "completed") return result;
  throw new UsageError(`${clean(path, 300)}:${result.line} cannot be completed: ${clean(result.reason, 300)}`);
}

/** `rustkeep-mod locale` */
export const locale: Command = {
  summary: "makes or completes a translation",
  help,
  run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...modOptions,
      write: { type: "boolean", default: false },
      game: { type: "boolean", default: false },
      of: { type: "string" },
    });
    const [lang, dir, ...others] = positionals;
    if (others.length > 0) throw new UsageError("expected: a language and the folder of a mod");
    const request = {
      language: language(lang),
      folder: oneMod(dir, io),
      of: values.of,
      game: values.game,
      core: values.core,
      with: values.with ?? [],
    };
    if (request.game && LANGUAGES.includes(request.language)) {
      throw new UsageError(`the game speaks ${request.language} itself; --game is for other languages`);
    }
    const name = `locale/${request.language}.toml`;
    const { text, added } = completed(request, join(request.folder, name), io);
    if (!values.write) io.out(text.trimEnd());
    else if (added > 0) writeFile(join(request.folder, name), text);
    if (values.write || added === 0)
      io.err(added === 0 ? `nothing is missing in ${name}` : `${name}: ${added} lines added`);
    return exitCodes.fine;
  },
};
