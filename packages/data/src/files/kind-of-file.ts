import { lstatSync } from "node:fs";

/** Is there a symbolic link at a path, wherever it leads? */
export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Is there something at a path that is no file: a folder, a pipe, a device, or a link to one of them or to nothing? */
export function isInTheWay(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile();
}

/** The error for a path where something else stands than a file of ours; `fileProblem` puts it into words. */
export function notAFile(path: string): Error {
  return Object.assign(new Error(`${path} is not a file of the game's`), { code: "EEXIST" });
}
