import { resolve } from "node:path";
import {
  clean,
  type Diagnostic,
  filesToPack,
  formatDiagnostic,
  type LoadedMod,
  readModFolder,
  writeModArchive,
} from "@rustkeep/data";
import { textsOf } from "@rustkeep/presentation";
import type { Command } from "../command.js";
import { exitCodes, type Io } from "../io.js";
import { loadChosen } from "../load-chosen.js";
import { isMod, modFolder } from "../mod-folder.js";
import { modOptions, modOptionsHelp, readArgs } from "../read-args.js";
import { seenFrom } from "../show-path.js";
import { UsageError } from "../usage-error.js";
import { findingsOf } from "../validate/findings.js";
import { tally } from "../validate/render.js";
import { writeFile } from "../write-file.js";

const help = `Usage: rustkeep-mod pack [DIR] [--out FILE] [OPTION…]

Writes an archive that players install with \`rustkeep mods install FILE\`, or
unpack among their mods: ID-VERSION.zip in the current folder. It holds what the
game reads, and README, LICENSE and CHANGELOG, but nothing that is hidden or
listed under ignore in the manifest. The same files give the same bytes.
A mod with errors is not packed.

  --out FILE       the archive to write
${modOptionsHelp}`;

interface Checked {
  mod: LoadedMod | undefined;
  diagnostics: Diagnostic[];
}

function check(folder: string, core: string | undefined, others: readonly string[], io: Io): Checked {
  const load = (mods: readonly string[]) => loadChosen({ core, mods }, io);
  const loaded = load([...others, folder]);
  const mod = loaded.mods.find(({ dir }) => resolve(dir) === folder);
  return { mod, diagnostics: findingsOf(loaded, [folder], () => load(others)) };
}

function archiveOf({ id, ignore }: LoadedMod, folder: string): { bytes: Uint8Array; count: number } {
  const read = readModFolder(folder);
  if (read.kind === "refused") {
    const { reason, name, limit } = read.refusal;
    const words = textsOf("en").mods.refusals[reason]({ name: clean(name, 300), limit, megabytes: limit / 1_000_000 });
    throw new UsageError(`nobody could install this: ${words}`);
  }
  const files = filesToPack(read.files, ignore);
  return { bytes: writeModArchive(id, files), count: files.length };
}

function folderOf(given: string | undefined, io: Io): string {
  const folder = modFolder(given ?? ".", io.cwd);
  if (!isMod(folder)) throw new UsageError(`${clean(folder, 300)} holds mods, but is none; name the folder of one`);
  return folder;
}

/** `rustkeep-mod pack` */
export const pack: Command = {
  summary: "makes an archive that players install",
  help,
  run(args, io) {
    const { values, positionals } = readArgs(args, { ...modOptions, out: { type: "string" } });
    if (positionals.length > 1) throw new UsageError("expected: one folder");
    const folder = folderOf(positionals[0], io);
    const { mod, diagnostics } = check(folder, values.core, values.with ?? [], io);
    for (const one of diagnostics) io.err(formatDiagnostic(one, seenFrom(io.cwd)));
    if (mod === undefined || diagnostics.some(({ severity }) => severity === "error")) {
      io.err(`not packed: ${tally(diagnostics, 0)}`);
      return exitCodes.found;
    }
    const { bytes, count } = archiveOf(mod, folder);
    const path = resolve(io.cwd, values.out ?? `${mod.id}-${mod.version}.zip`);
    writeFile(path, bytes);
    io.out(`${clean(seenFrom(io.cwd)(path), 300)}: ${count} file${count === 1 ? "" : "s"}, ${bytes.length} bytes`);
    return exitCodes.fine;
  },
};
