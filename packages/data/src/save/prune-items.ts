import type { Hero, Id, ItemInstance, Registries } from "@rustkeep/engine";
import type { PruneCode, PruneFinding } from "./prune-finding.js";

/** What pruning goes by and what it has found so far. */
export interface Pruning {
  registries: Registries;
  findings: PruneFinding[];
}

/** Writes a finding down. */
export function found(pruning: Pruning, code: PruneCode, id: Id, field: string, consequence: string): void {
  pruning.findings.push({ severity: "warning", code, id, field, message: `${id} is gone: ${consequence}` });
}

/** A list without the elements whose id is not among the definitions, each of which `lost` is told. */
export function keepKnown<T>(
  elements: readonly T[],
  definitions: Readonly<Record<string, unknown>>,
  idOf: (element: T) => Id,
  lost: (id: Id, position: number, element: T) => void,
): T[] {
  return elements.filter((element, position) => {
    const known = Object.hasOwn(definitions, idOf(element));
    if (!known) {
      lost(idOf(element), position, element);
    }
    return known;
  });
}

/** Drops entries whose item is gone, and from the others the affixes that are. */
export function pruneItems(items: readonly ItemInstance[], field: string, pruning: Pruning): ItemInstance[] {
  return keepKnown(
    items.map((item, position) => pruneAffixes(item, `${field}[${position}]`, pruning)),
    pruning.registries.items,
    ({ item }) => item,
    (id, position, { count }) => {
      found(pruning, "missing_item", id, `${field}[${position}]`, `${count} × dropped`);
    },
  );
}

/** The item without the affixes that are gone. */
function pruneAffixes(item: ItemInstance, field: string, pruning: Pruning): ItemInstance {
  if (!Object.hasOwn(pruning.registries.items, item.item)) {
    return item;
  }
  const affixes = keepKnown(
    item.affixes,
    pruning.registries.affixes,
    (id) => id,
    (id, position) => {
      found(pruning, "missing_affix", id, `${field}.affixes[${position}]`, `${item.item} is without this affix now`);
    },
  );
  return { ...item, affixes };
}

/** Empties slots whose item is gone; what is worn in a slot that is gone moves to the inventory. */
export function pruneEquipment(hero: Hero, field: string, pruning: Pruning): void {
  const equipment: Record<string, ItemInstance> = {};
  for (const [slot, item] of Object.entries(hero.equipment)) {
    const place = `${field}.${slot}`;
    const worn = pruneAffixes(item, place, pruning);
    if (!Object.hasOwn(pruning.registries.items, worn.item)) {
      found(pruning, "missing_item", worn.item, place, `nothing is worn in ${slot} now`);
    } else if (!Object.hasOwn(pruning.registries.slots, slot)) {
      give(hero, worn, pruning.registries);
      found(pruning, "missing_slot", slot, place, `${worn.item} is in the inventory now`);
    } else {
      equipment[slot] = worn;
    }
  }
  hero.equipment = equipment;
}

/** Puts an item into the inventory, also beyond its capacity; equal pieces of a stackable item merge. */
function give(hero: Hero, given: ItemInstance, registries: Registries): void {
  const same = registries.items[given.item]?.stackable
    ? hero.inventory.find((entry) => isSame(entry, given))
    : undefined;
  if (same === undefined) {
    hero.inventory.push(given);
  } else {
    same.count += given.count;
  }
}

function isSame(a: ItemInstance, b: ItemInstance): boolean {
  return (
    a.item === b.item && a.affixes.length === b.affixes.length && a.affixes.every((id, at) => id === b.affixes[at])
  );
}
