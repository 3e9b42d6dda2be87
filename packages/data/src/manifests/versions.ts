import compare from "semver/functions/compare.js";
import satisfies from "semver/functions/satisfies.js";
import valid from "semver/functions/valid.js";
import gtr from "semver/ranges/gtr.js";
import validRange from "semver/ranges/valid.js";

/** Any version. */
export const ANY_VERSION = "*";

/** Whether a text is a semantic version. */
export function isVersion(text: string): boolean {
  return valid(text) !== null;
}

/** Whether a text names versions as npm writes them. */
export function isRange(text: string): boolean {
  return validRange(text) !== null;
}

/** Whether a version is among those of a range. */
export function isWithin(version: string, range: string): boolean {
  // A preview is among any versions, too, though npm does not see it so.
  return range === ANY_VERSION || satisfies(version, range);
}

/** Whether a version is newer than all of a range. */
export function isNewer(version: string, range: string): boolean {
  return gtr(version, range);
}

/** Which of two versions is newer: above 0 the first, below 0 the second. */
export function compareVersions(one: string, other: string): number {
  return compare(one, other);
}
