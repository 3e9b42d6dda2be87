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
  /** In the order in which they are carried out. */
  patches: readonly Patch[];
  /** By the order of the patch. */
  uses: readonly PatchUse[];
}

/** A book of patches that have not been carried out yet. */
export function patchBook(patches: readonly Patch[]): PatchBook {
  return { patches, uses: patches.map(() => ({ met: 0, missed: undefined, hit: undefined })) };
}

/** The patches that may change an entry, in the order in which they are carried out. */
export function patchesFor({ patches }: PatchBook, registry: RegistryName, id: string): Patch[] {
  return patches.filter((patch) => patch.registry === registry && (patch.targets?.includes(id) ?? true));
}
