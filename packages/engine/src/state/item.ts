import type { Id } from "../content/definitions/text.js";
import type { Pieces } from "./bounds.js";

/** A piece of an item, or a stack of equal pieces. */
export interface ItemInstance {
  readonly item: Id;
  /** In the order in which they were given; no affix twice. */
  readonly affixes: AffixList;
  /** Above 1 only where the item is stackable. */
  count: Pieces;
}

/**
 * The affixes of an item.
 * @maxItems 32
 */
export type AffixList = readonly Id[];

/**
 * What somebody carries or sells, or what lies in a pile.
 * @maxItems 10000
 */
export type ItemList = ItemInstance[];
