import type { LoadOrder } from "../format/load-order.js";

/** Whether two load orders say the same. */
export function sameOrder(one: LoadOrder, other: LoadOrder): boolean {
  return JSON.stringify([one.mods, one.disabled]) === JSON.stringify([other.mods, other.disabled]);
}
