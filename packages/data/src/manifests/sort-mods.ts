import type { LoadedMod } from "../loaded-mod.js";

// The first of the waiting mods for which nothing that waits is in the way.
function firstFree(waiting: readonly LoadedMod[], inTheWay: (mod: LoadedMod) => readonly string[]): number {
  const open = new Set(waiting.map(({ id }) => id));
  return waiting.findIndex((mod) => inTheWay(mod).every((id) => id === mod.id || !open.has(id)));
}

const needed = ({ depends }: LoadedMod) => depends.map(({ id }) => id);
const wanted = ({ depends, optional }: LoadedMod) => [...depends, ...optional].map(({ id }) => id);

/**
 * Mods in an order in which each comes after what it depends on and, where it can be, after what it names as optional; else
 * in the order given. Mods that depend on each other in a circle keep that order.
 */
export function sortMods(mods: readonly LoadedMod[]): LoadedMod[] {
  const waiting = [...mods];
  const sorted: LoadedMod[] = [];
  while (waiting.length > 0) {
    const free = [firstFree(waiting, wanted), firstFree(waiting, needed), 0].find((at) => at >= 0);
    sorted.push(...waiting.splice(free ?? 0, 1));
  }
  return sorted;
}

/** Mods in the order in which they are sorted where nobody has made one: `core` first, then by id. */
export function byId(mods: readonly LoadedMod[]): LoadedMod[] {
  const ordered = [...mods].sort((one, other) => (one.id < other.id ? -1 : 1));
  return [...ordered.filter(({ id }) => id === "core"), ...ordered.filter(({ id }) => id !== "core")];
}
