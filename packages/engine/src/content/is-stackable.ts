import { GOLD } from "./constants.js";
import type { Item } from "./definitions/item.js";

/** Do equal pieces share an entry? Gold always does, whatever its definition says: prices run into thousands of pieces. */
export function isStackable(item: Item | undefined): boolean {
  return item !== undefined && (item.stackable || item.id === GOLD);
}
