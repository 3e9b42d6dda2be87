import { type Id, type ItemInstance, itemPrice, type Registries, slotsInOrder } from "@rustkeep/engine";
import type { Texts } from "../languages/texts.js";
import { itemName } from "../words/names.js";

/** What the inventory can be sorted by. */
export type SortKey = "slot" | "name" | "price";

/** All ways of sorting, in the order in which they follow each other. */
export const SORT_KEYS: readonly SortKey[] = ["slot", "name", "price"];

/** An inventory entry with its position, which commands name it by. */
export interface Carried {
  readonly index: number;
  readonly item: ItemInstance;
  readonly name: string;
  /** For each piece, in gold, before bargaining. */
  readonly price: number;
}

/**
 * The inventory sorted: by slot (things to wear in the order of slots, then things to use, then the rest), by name, or by
 * price with the dearest first; what is equal goes by name, then by position.
 */
export function sortedInventory(
  inventory: readonly ItemInstance[],
  by: SortKey,
  texts: Texts,
  registries: Registries,
): Carried[] {
  const entries = inventory.map((item, index) => ({
    index,
    item,
    name: itemName(item, texts, registries),
    price: itemPrice(item, registries),
  }));
  const ranks = new Map(slotsInOrder(registries).map((slot, index) => [slot.id, index]));
  return entries.sort((a, b) => {
    const difference =
      by === "slot"
        ? rank(a.item.item, ranks, registries) - rank(b.item.item, ranks, registries)
        : by === "price"
          ? b.price - a.price
          : 0;
    return difference || a.name.localeCompare(b.name, texts.language) || a.index - b.index;
  });
}

function rank(id: Id, ranks: ReadonlyMap<Id, number>, registries: Registries): number {
  const item = registries.items[id];
  if (item?.slot !== undefined) return ranks.get(item.slot) ?? ranks.size;
  return ranks.size + (item !== undefined && item.actions.length > 0 ? 1 : 2);
}
