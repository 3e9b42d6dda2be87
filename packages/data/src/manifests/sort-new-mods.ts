import type { LoadedMod } from "../loaded-mod.js";

function byRank(one: LoadedMod, other: LoadedMod): number {
  if (one.id === other.id) return 0;
  if (one.id === "core" || other.id === "core") return one.id === "core" ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/**
 * Mods that are in no load order yet, in the order in which they are appended: `core` first, then by id, but each after
 * those of them that it depends on. Mods that depend on each other in a circle keep the order of their ids.
 */
export function sortNewMods(mods: readonly LoadedMod[]): LoadedMod[] {
  const waiting = [...mods].sort(byRank);
  const sorted: LoadedMod[] = [];
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ id }) => id));
    const ready = waiting.findIndex(({ id, depends }) => depends.every((needed) => needed === id || !open.has(needed)));
    sorted.push(...waiting.splice(Math.max(0, ready), 1));
  }
  return sorted;
}
