import type { LoadedMod } from "../loaded-mod.js";

function namesOf({ depends, optional }: LoadedMod): string[] {
  return [...depends, ...optional].map(({ id }) => id);
}

// Where a mod may be put into an order: in front of the first one that wants to come after it, else last.
function placeIn(order: readonly string[], mod: LoadedMod, mods: ReadonlyMap<string, LoadedMod>): number {
  const after = namesOf(mod).map((id) => order.indexOf(id) + 1);
  const lowest = Math.max(0, ...after);
  const wantsIt = (id: string) => namesOfId(id, mods).includes(mod.id);
  const highest = order.findIndex(wantsIt);
  return highest === -1 ? order.length : Math.max(lowest, highest);
}

function namesOfId(id: string, mods: ReadonlyMap<string, LoadedMod>): string[] {
  const mod = mods.get(id);
  return mod === undefined ? [] : namesOf(mod);
}

/**
 * Puts new mods into the player's order, which itself stays as it is: each behind all others, but in front of what wants to
 * come after it.
 * @param fresh in the order in which they are to come among themselves
 * @param mods all mods, by id
 */
export function placeNewMods(
  order: readonly string[],
  fresh: readonly LoadedMod[],
  mods: ReadonlyMap<string, LoadedMod>,
): string[] {
  const placed = [...order];
  for (const mod of fresh) placed.splice(placeIn(placed, mod, mods), 0, mod.id);
  return placed;
}
