import { dirname, resolve } from "node:path";
import { coreModsDir, type LoadResult, loadMods } from "@rustkeep/data";
import { gameWordFaults } from "@rustkeep/presentation";
import type { Io } from "./io.js";
import { modFolder } from "./mod-folder.js";
import { UsageError } from "./usage-error.js";

/** The mods that a command works on. */
export interface ChosenMods {
  /** Folder with a mod named `core`; undefined for the one that ships. */
  core: string | undefined;
  /** Folders of further mods, in load order. */
  mods: readonly string[];
  /** Language of the texts; English without it. */
  lang?: string | undefined;
}

/** Whether a folder is one of the given ones or lies directly in one. */
export function isWithin(folder: string, given: readonly string[]): boolean {
  return given.includes(resolve(folder)) || given.includes(dirname(resolve(folder)));
}

/**
 * Loads the core and further mods in the order given, but each after what it depends on. A mod named `core` among them
 * takes the place of the one that ships.
 * @throws UsageError where a folder is no mod; ModLoadError where the mods cannot be loaded together
 */
export function loadChosen({ core, mods, lang }: ChosenMods, { cwd }: Pick<Io, "cwd">): LoadResult {
  const paths = [core === undefined ? coreModsDir() : modFolder(core, cwd)];
  const extra = mods.map((path) => modFolder(path, cwd));
  const options = { paths, extra, sortExtra: true, lang, checkAllLocales: true, checkWords: gameWordFaults };
  const result = loadMods(options);
  const coreDir = result.mods.find(({ id }) => id === "core")?.dir ?? "";
  if (core !== undefined && !isWithin(coreDir, [...paths, ...extra])) {
    throw new UsageError(`no mod named core in ${core}`);
  }
  return core === undefined && isWithin(coreDir, extra) ? loadMods({ ...options, paths: [] }) : result;
}
