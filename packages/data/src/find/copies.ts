import { basename, resolve } from "node:path";
import { certain } from "../certain.js";
import { duplicateMod } from "../diagnostics/codes/manifests.js";
import type { FoundFolder } from "../manifests/found-mod.js";
import { compareVersions } from "../manifests/versions.js";
import type { Report } from "../report.js";

/** A mod where it was found, with the number of its search path. */
export interface FoundCopy {
  found: FoundFolder;
  rank: number;
}

function isNamedLikeIt({ found: { mod } }: FoundCopy): number {
  return Number(basename(mod.dir) === mod.id);
}

// Above 0 where the first one goes before the second one.
function compareCopies(one: FoundCopy, other: FoundCopy): number {
  const versions = compareVersions(one.found.mod.version, other.found.mod.version);
  return one.rank - other.rank || versions || isNamedLikeIt(one) - isNamedLikeIt(other);
}

/** Of mods with one id the one that counts; of such as are alike in every respect, the last. */
export function chooseCopy(copies: readonly FoundCopy[]): FoundFolder {
  const [best] = [...copies].reverse().sort((one, other) => compareCopies(other, one));
  return certain(best, "a copy").found;
}

/** Tells of each mod that does not count since another one with its id does. */
export function tellCopies(copies: readonly FoundCopy[], chosen: FoundFolder, report: Report): void {
  // One folder may be named more than once.
  const dirs = new Map(copies.map((copy) => [resolve(copy.found.mod.dir), copy.found]));
  dirs.delete(resolve(chosen.mod.dir));
  for (const { mod, manifest } of dirs.values()) {
    const place = { mod: mod.id, file: manifest, anchor: { path: ["id"], part: "value" as const } };
    report.add(place, duplicateMod(mod.id, mod, chosen.mod, dirs.size + 1));
  }
}
