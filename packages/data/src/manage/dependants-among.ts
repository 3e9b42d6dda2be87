import type { LoadedMod } from "../loaded-mod.js";

/** Ids of the mods among some that need one of them, directly or through others, in their order. */
export function dependantsAmong(id: string, mods: readonly LoadedMod[]): string[] {
  const needing = new Set([id]);
  for (let before = 0; before !== needing.size; ) {
    before = needing.size;
    for (const mod of mods) if (mod.depends.some((needed) => needing.has(needed.id))) needing.add(mod.id);
  }
  return mods.map((mod) => mod.id).filter((one) => one !== id && needing.has(one));
}
