import type { ModSource } from "../mod-source.js";
import type { SourceFile } from "../positions/source-file.js";
import type { ModTree } from "./mod-tree.js";
import { divideFolder, languageOf, manifestName } from "./what-is-read.js";

function fileOf(tree: ModTree, name: string, read = tree.read(name)): SourceFile {
  const path = tree.pathOf(name);
  const file = path === undefined ? { name } : { name, path };
  return "text" in read ? { ...file, text: read.text } : { ...file, text: "", problem: read.reason };
}

// The folder itself, and that of its translations, where they cannot be listed.
function foldersWithProblems(tree: ModTree, names: readonly string[]): SourceFile[] {
  const listed = tree.problems.filter(({ name }) => names.includes(name));
  return listed.map(({ name, reason }) => fileOf(tree, name, { reason }));
}

/** The manifest in a mod's folder. */
export function manifestOf(tree: ModTree): SourceFile {
  return fileOf(tree, manifestName);
}

/**
 * The texts of a mod: the `*.toml` files directly in its folder, and its translations into the languages that are wanted.
 * @param ignore what the manifest asks to pass over
 */
export function sourceOf(
  tree: ModTree,
  manifest: SourceFile,
  ignore: readonly string[],
  wanted: (language: string) => boolean,
): ModSource {
  const { files, locales, others } = divideFolder(tree.names, ignore);
  const languages = locales.flatMap((name) => languageOf(name) ?? []);
  const chosen = locales.filter((_, at) => wanted(languages[at] ?? ""));
  const noFolder = tree.names.includes("locale")
    ? [fileOf(tree, "locale", { reason: "it is a file, and no folder of translations" })]
    : [];
  return {
    manifest,
    dir: tree.dir,
    files: [...foldersWithProblems(tree, [""]), ...files.map((name) => fileOf(tree, name))],
    locales: [...foldersWithProblems(tree, ["locale"]), ...noFolder, ...chosen.map((name) => fileOf(tree, name))],
    languages,
    others,
  };
}
