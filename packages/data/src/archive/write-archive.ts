import { zipSync } from "fflate";
import type { ModFile } from "../folder/mod-tree.js";

// The first time that a zip archive can name, in local time, as it is written.
const beginning = new Date(1980, 0, 1);

/** A zip archive with files in a folder. The same files give the same bytes, in whatever order they come. */
export function writeModArchive(folder: string, files: readonly ModFile[]): Uint8Array {
  const sorted = [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
  const named = sorted.map(({ name, bytes }) => [`${folder}/${name}`, bytes] as const);
  return zipSync(Object.fromEntries(named), { level: 9, mtime: beginning });
}
