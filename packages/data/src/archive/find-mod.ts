import type { ModFile } from "../folder/mod-tree.js";
import { manifestName } from "../folder/what-is-read.js";
import { type ModRefusal, refusalOf } from "./refusal.js";

const isManifest = (name: string) => name.split("/").at(-1)?.toLowerCase() === manifestName;

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/** Where the mod lies among some files: in which folder, "" or one with a slash behind. */
export function rootAmong(names: readonly string[]): { root: string } | { refusal: ModRefusal } {
  if (names.includes(manifestName)) return { root: "" };
  const manifests = names.filter((name) => name.endsWith(`/${manifestName}`));
  const roots = manifests.map(folderOf).filter((folder) => folder.split("/").length === 2);
  const [root, ...others] = roots;
  if (root === undefined) return { refusal: refusalOf("no_mod", names.find(isManifest) ?? nearestIn(names)) };
  return others.length === 0 ? { root } : { refusal: refusalOf("several_mods", roots.join(", ")) };
}

// An archive in the archive, where that is what there is.
function nearestIn(names: readonly string[]): string {
  return names.find((name) => /\.zip$/i.test(name)) ?? "";
}

/** The files below a folder, by their names in it. */
export function filesBelow(root: string, files: readonly ModFile[]): ModFile[] {
  const within = files.filter(({ name }) => name.startsWith(root));
  return within.map(({ name, bytes }) => ({ name: name.slice(root.length), bytes }));
}
