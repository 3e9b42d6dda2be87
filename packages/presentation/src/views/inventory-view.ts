import {
  aimsOf,
  attribute,
  type Game,
  goldOf,
  type Id,
  type ItemInstance,
  itemPrice,
  type Registries,
  slotsInOrder,
} from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { countedName, itemName, nameOf } from "../words/names.js";
import { figure } from "../words/numbers.js";

/** What the inventory can be sorted by. */
export type SortKey = "slot" | "name" | "price";

/** All ways of sorting, in the order in which they follow each other. */
export const SORT_KEYS: readonly SortKey[] = ["slot", "name", "price"];

/** Something that the hero carries. */
export interface CarriedView {
  /** What commands name it by. */
  readonly index: number;
  readonly item: ItemInstance;
  readonly name: string;
  readonly count: number;
  /** The name with the number of pieces, where there are several. */
  readonly counted: string;
  /** The slot that it is worn in, or that it is there to be used. */
  readonly kind: string;
  /** For each piece, in gold, before bargaining. */
  readonly price: string;
  /** What there is to do with it first of all. */
  readonly purpose: "wear" | "use" | "none";
  readonly usable: boolean;
  /** Whether using it is aimed at one enemy. */
  readonly aimed: boolean;
}

/** A slot and what is worn in it. */
export interface WornView {
  readonly slot: Id;
  readonly slotName: string;
  /** undefined where it is empty. */
  readonly item: ItemInstance | undefined;
  /** "" where it is empty. */
  readonly name: string;
}

/** What the hero carries and wears. */
export interface InventoryView {
  readonly carried: readonly CarriedView[];
  /** How many entries he can carry. */
  readonly capacity: string;
  readonly gold: string;
  /** Every slot, in order. */
  readonly worn: readonly WornView[];
}

/** What the hero carries, sorted or (undefined) as it lies in the bag, and wears. */
export function inventoryView(
  game: Game,
  by: SortKey | undefined,
  texts: Texts,
  registries: Registries,
): InventoryView {
  const { inventory, equipment } = game.player;
  const carried = inventory.map((item, index) => carriedView(item, index, texts, registries));
  return {
    carried: by === undefined ? carried : sorted(carried, by, texts, registries),
    capacity: figure(attribute(game, game.player, "carry_capacity", undefined, registries), texts, 0),
    gold: figure(goldOf(game), texts, 0),
    worn: slotsInOrder(registries).map((slot) => {
      const item = equipment[slot.id];
      return {
        slot: slot.id,
        slotName: nameOf("slots", slot.id, registries),
        item,
        name: item === undefined ? "" : itemName(item, texts, registries),
      };
    }),
  };
}

function carriedView(item: ItemInstance, index: number, texts: Texts, registries: Registries): CarriedView {
  const definition = registries.items[item.item];
  const usable = definition !== undefined && definition.actions.length > 0;
  const { kinds } = texts.inventory;
  const slot = definition?.slot;
  return {
    index,
    item,
    name: itemName(item, texts, registries),
    count: item.count,
    counted: countedName(item, texts, registries),
    kind: slot !== undefined ? nameOf("slots", slot, registries) : usable ? kinds.use : kinds.other,
    price: figure(itemPrice(item, registries), texts, 0),
    purpose: slot !== undefined ? "wear" : usable ? "use" : "none",
    usable,
    aimed: aimsOf(definition?.actions ?? [], registries).includes("target"),
  };
}

/**
 * By slot (things to wear in the order of slots, then things to use, then the rest), by name, or by price with the dearest
 * first; what is equal goes by name, then by position.
 */
function sorted(carried: readonly CarriedView[], by: SortKey, texts: Texts, registries: Registries): CarriedView[] {
  const slots = new Map(slotsInOrder(registries).map((slot, index) => [slot.id, index]));
  const rank = ({ item, purpose }: CarriedView): number => {
    const slot = registries.items[item.item]?.slot;
    if (slot !== undefined) return slots.get(slot) ?? slots.size;
    return slots.size + (purpose === "use" ? 1 : 2);
  };
  const price = ({ item }: CarriedView) => itemPrice(item, registries);
  const difference = (a: CarriedView, b: CarriedView): number => {
    switch (by) {
      case "slot":
        return rank(a) - rank(b);
      case "price":
        return price(b) - price(a);
      case "name":
        return 0;
    }
  };
  return [...carried].sort(
    (a, b) => difference(a, b) || a.name.localeCompare(b.name, texts.language) || a.index - b.index,
  );
}
