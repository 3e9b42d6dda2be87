import type { RemoveItemAction } from "../../content/definitions/action.js";
import { takeFrom } from "../things/inventory.js";
import { say, type Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Takes pieces of an item out of the hero's inventory, as many as are there. */
export function removeItem(turn: Turn, action: Settled<RemoveItemAction>): void {
  const { inventory } = turn.game.player;
  let wanted = action.count;
  while (wanted > 0) {
    const index = inventory.findIndex((entry) => entry.item === action.item);
    const taken = takeFrom(inventory, index, wanted);
    if (taken === undefined) return;
    wanted -= taken.count;
    say(turn, (now) => ({
      turn: now,
      kind: "item_lost",
      item: taken.item,
      affixes: [...taken.affixes],
      count: taken.count,
    }));
  }
}
