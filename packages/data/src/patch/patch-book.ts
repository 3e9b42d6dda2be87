import type { RegistryName } from "@rustkeep/engine";
import type { Effect } from "./apply-operations.js";
import type { Patch } from "./patch.js";

/** What has come of a patch. */
export interface PatchUse extends Effect {
  /** How many entries it has met. */
  met: number;
}

/** All patches that are to be carried out, and what has come of them. */
export interface PatchBook {
  /** By registry and the id of what they change, in the order in which they are carried out. */
  targeted: ReadonlyMap<RegistryName, ReadonlyMap<string, readonly Patch[]>>;
  /** Those that choose by `where`, by registry, in that order. */
  choosing: ReadonlyMap<RegistryName, readonly Patch[]>;
  uses: ReadonlyMap<Patch, PatchUse>;
}

function getOr<K, V>(map: Map<K, V>, key: K, fresh: () => V): V {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = fresh();
  map.set(key, made);
  return made;
}

/** Sorts patches by what they change. */
export function patchBook(patches: readonly Patch[]): PatchBook {
  const targeted = new Map<RegistryName, Map<string, Patch[]>>();
  const choosing = new Map<RegistryName, Patch[]>();
  for (const patch of patches) {
    const { registry, targets } = patch;
    if (targets === undefined) getOr(choosing, registry, () => []).push(patch);
    else {
      const byId = getOr(targeted, registry, () => new Map<string, Patch[]>());
      for (const id of targets.keys()) getOr(byId, id, () => []).push(patch);
    }
  }
  const uses = new Map(patches.map((patch) => [patch, { met: 0, missed: new Map(), hit: new Set<string>() }]));
  return { targeted, choosing, uses };
}

const none: readonly Patch[] = [];

/** The patches that may change an entry, in the order in which they are carried out. */
export function patchesFor({ targeted, choosing }: PatchBook, registry: RegistryName, id: string): readonly Patch[] {
  const one = targeted.get(registry)?.get(id) ?? none;
  const other = choosing.get(registry) ?? none;
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  return [...one, ...other].sort((first, second) => first.order - second.order);
}
