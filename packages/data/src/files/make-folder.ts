import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { systemCode } from "./file-problem.js";

/**
 * Creates a folder with those above it, one at a time: the recursive way of Node never comes back where the system denies
 * that a folder exists which it has just listed, as under `/proc`.
 * @throws the system's error where a folder cannot be made
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let folder = path; !existsSync(folder) && dirname(folder) !== folder; folder = dirname(folder)) {
    missing.push(folder);
  }
  for (const folder of missing.reverse()) {
    makeOne(folder);
  }
}

/** Somebody else may have been quicker. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (systemCode(error) !== "EEXIST") {
      throw error;
    }
  }
}
