import type { ModFile } from "./mod-tree.js";
import { divideFolder, manifestName } from "./what-is-read.js";

// What readers of a folder look for beside what the game reads.
const papers = /^(readme|licen[cs]e|copying|notice|changelog|credits)(\.(md|txt|rst))?$/i;

/**
 * The files of a mod that whoever installs it needs: what the game reads, and the papers at the top of the folder.
 * @param ignore what the manifest asks to pass over
 */
export function filesToPack(files: readonly ModFile[], ignore: readonly string[]): ModFile[] {
  const names = files.map(({ name }) => name);
  const { files: entries, locales } = divideFolder(names, ignore);
  const needed = new Set([manifestName, ...entries, ...locales, ...names.filter((name) => papers.test(name))]);
  return files.filter(({ name }) => needed.has(name));
}
