import { unreadableFile } from "../diagnostics/codes/files.js";
import type { LoadedMod } from "../loaded-mod.js";
import type { ModSource } from "../mod-source.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Report } from "../report.js";
import type { ModTree } from "./mod-tree.js";
import { divideFolder, languageOf, manifestName } from "./what-is-read.js";

function fileOf(tree: ModTree, name: string): Omit<SourceFile, "text"> {
  const path = tree.pathOf(name);
  return path === undefined ? { name } : { name, path };
}

function readFile(tree: ModTree, name: string, mod: string, report: Report): SourceFile[] {
  const file = fileOf(tree, name);
  const read = tree.read(name);
  if ("text" in read) return [{ ...file, text: read.text }];
  report.addAt({ mod, file, line: 1, column: 1 }, unreadableFile(read.reason));
  return [];
}

function tellProblems(tree: ModTree, mod: string, report: Report): void {
  const told = tree.problems.filter(({ name }) => name === "" || name === "locale");
  const noFolder = { name: "locale", reason: "it is a file, and no folder of translations" };
  for (const { name, reason } of tree.names.includes("locale") ? [...told, noFolder] : told) {
    report.addAt({ mod, file: fileOf(tree, name), line: 1, column: 1 }, unreadableFile(reason));
  }
}

/** The manifest in a mod's folder, undefined where it cannot be read. */
export function readManifestFile(tree: ModTree, folder: string, report: Report): SourceFile | undefined {
  return readFile(tree, manifestName, folder, report)[0];
}

/**
 * The texts of a mod: the `*.toml` files directly in its folder, and its translations into the languages that are wanted.
 * What cannot be read is told and left out.
 */
export function readMod(
  tree: ModTree,
  manifest: SourceFile,
  { id, ignore }: Pick<LoadedMod, "id" | "ignore">,
  wanted: (language: string) => boolean,
  report: Report,
): ModSource {
  tellProblems(tree, id, report);
  const { files, locales, others } = divideFolder(tree.names, ignore);
  const languages = locales.flatMap((name) => languageOf(name) ?? []);
  return {
    manifest,
    dir: tree.dir,
    files: files.flatMap((name) => readFile(tree, name, id, report)),
    locales: locales.filter((_, at) => wanted(languages[at] ?? "")).flatMap((name) => readFile(tree, name, id, report)),
    languages,
    others,
  };
}
