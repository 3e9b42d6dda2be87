import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { ShowPath } from "@rustkeep/data";

/** Shows paths as they are seen from a folder, with slashes. */
export function seenFrom(folder: string): ShowPath {
  return (path) => (relative(folder, path) || ".").replaceAll("\\", "/");
}

/** A place with its path as it is shown. */
export function withShownPath<T extends { path?: string }>(place: T, show: ShowPath): T {
  return place.path === undefined ? place : { ...place, path: show(place.path) };
}

/** The root of the repository that a folder belongs to, or the folder where it belongs to none. */
export function repositoryRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return folder;
  }
}
