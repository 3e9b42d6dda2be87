import type { LoadResult } from "../load-result.js";
import type { PruneFinding } from "../save/prune-finding.js";
import { readSave } from "../save/read-save.js";

function pruned(dir: string, { registries }: LoadResult): PruneFinding[] {
  const save = readSave(dir, registries);
  return save.kind === "loaded" ? save.pruned : [];
}

/**
 * What the saved run in a data directory would lose with other mods than now: tried on a copy, nothing is written. Nothing
 * where there is no run that can be gone on with.
 */
export function runLosses(dir: string, now: LoadResult | undefined, then: LoadResult | undefined): PruneFinding[] {
  if (then === undefined) return [];
  const keyOf = ({ code, id }: PruneFinding) => `${code} ${id}`;
  const anyway = new Set(now === undefined ? [] : pruned(dir, now).map(keyOf));
  return pruned(dir, then).filter((finding) => !anyway.has(keyOf(finding)));
}
