import type { Id } from "../content/definitions/text.js";

/** A piece of an item, or a stack of equal pieces. */
export interface ItemInstance {
  item: Id;
  /** In the order in which they were given; no affix twice. */
  affixes: Id[];
  /** At least 1; above 1 only where the item is stackable. */
  count: number;
}
