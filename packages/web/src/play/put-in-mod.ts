import { core } from "@rustkeep/data/core";
import { loadFromSources, type ModFile, ModLoadError, readModArchive, sourceOfFiles } from "@rustkeep/data/sources";
import { cleanText, type Language, textsOf } from "@rustkeep/presentation";
import type { Folder } from "../shared/storage-folder.js";
import { keepMod, keptMods } from "./kept-mods.js";

/** Takes in a mod that lies in a zip archive, in the place of one of its id. Answers why not, "" where it is taken in. */
export function putInMod(bytes: Uint8Array, folder: Folder, language: Language): string {
  const unpacked = readModArchive(bytes);
  if (unpacked.kind === "refused") {
    const { reason, name, limit } = unpacked.refusal;
    return textsOf(language).mods.refusals[reason]({ name: cleanText(name), limit, megabytes: limit / 1_000_000 });
  }
  const id = idOf(unpacked.files, folder);
  return "refused" in id ? id.refused : (keepMod(folder, id.id, textsIn(unpacked.files))?.message ?? "");
}

/** The id of a mod that can be loaded with those that are kept, or why it cannot. */
function idOf(files: readonly ModFile[], folder: Folder): { id: string } | { refused: string } {
  try {
    const { mods } = loadFromSources([core, sourceOfFiles(files)]);
    const own = mods.find(({ id }) => id !== "core");
    return own === undefined ? { refused: "manifest.toml" } : { id: own.id };
  } catch (error) {
    if (!(error instanceof ModLoadError)) throw error;
    return idBesides(files, folder, error);
  }
}

/** A mod may need others that are kept already. */
function idBesides(
  files: readonly ModFile[],
  folder: Folder,
  alone: ModLoadError,
): { id: string } | { refused: string } {
  const kept = keptMods(folder);
  try {
    const before = new Set(loadFromSources([core, ...kept]).mods.map(({ id }) => id));
    const own = loadFromSources([core, ...kept, sourceOfFiles(files)]).mods.find(({ id }) => !before.has(id));
    return own === undefined ? { refused: alone.message } : { id: own.id };
  } catch (error) {
    if (!(error instanceof ModLoadError)) throw error;
    return { refused: error.message };
  }
}

/** Files that are text; a mod needs no others. */
function textsIn(files: readonly ModFile[]): Map<string, string> {
  const decoder = new TextDecoder();
  return new Map(
    files.filter(({ name }) => name.endsWith(".toml")).map(({ name, bytes }) => [name, decoder.decode(bytes)]),
  );
}
