import type { LoadedMod } from "../loaded-mod.js";

/**
 * Mods that are in no load order yet, in the order in which they are appended: `core` first, then by id, but each after
 * those of them that it depends on. Mods that depend on each other in a circle keep the order of their ids.
 */
export function sortNewMods(mods: readonly LoadedMod[]): LoadedMod[] {
  const byId = [...mods].sort((one, other) => (one.id < other.id ? -1 : 1));
  const waiting = [...byId.filter(({ id }) => id === "core"), ...byId.filter(({ id }) => id !== "core")];
  const sorted: LoadedMod[] = [];
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ id }) => id));
    const ready = waiting.findIndex(({ id, depends }) => depends.every((needed) => needed === id || !open.has(needed)));
    sorted.push(...waiting.splice(Math.max(0, ready), 1));
  }
  return sorted;
}
