import { lstatSync } from "node:fs";
import { join } from "node:path";

/**
 * A path in `dir` at which nothing lies yet: `stem` + `extension`, or with `-2`, `-3` … before the extension. Two files
 * of one second, or of a clock that was put back, never replace each other.
 */
export function freePath(dir: string, stem: string, extension: string): string {
  let path = join(dir, stem + extension);
  for (let counter = 2; exists(path); counter += 1) {
    path = join(dir, `${stem}-${counter}${extension}`);
  }
  return path;
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
