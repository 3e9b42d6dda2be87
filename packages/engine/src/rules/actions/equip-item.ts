import { GOLD } from "../../content/constants.js";
import type { EquipItemAction } from "../../content/definitions/action.js";
import { createInstances, putOn } from "../things/inventory.js";
import { say, type Turn } from "../turn.js";

/** Gives the hero a piece of an item and puts it on. It is a gift, but not picked up. */
export function equipItem(turn: Turn, action: EquipItemAction): void {
  for (const piece of createInstances(turn.registries.items[action.item], action.affixes, 1)) {
    say(turn, { kind: "item_gained", item: piece.item, affixes: [...piece.affixes], count: 1, from: "gift" });
    if (piece.item === GOLD && !turn.handingOut) turn.game.stats.gold_found += 1;
    putOn(turn, piece);
  }
}
