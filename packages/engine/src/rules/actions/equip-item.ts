import { GOLD } from "../../content/constants.js";
import type { EquipItemAction } from "../../content/definitions/action.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import { addUp } from "../numbers.js";
import { createInstances, putOn } from "../things/inventory.js";
import { say, type Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Gives the hero a piece of an item and puts it on. It is a gift, but not picked up. */
export function equipItem(turn: Turn, action: Settled<EquipItemAction>): void {
  for (const piece of createInstances(turn.registries.items[action.item], action.affixes, 1)) {
    say(turn, (now) => ({
      turn: now,
      kind: "item_gained",
      item: piece.item,
      affixes: [...piece.affixes],
      count: 1,
      from: "gift",
    }));
    const { stats } = turn.game;
    if (piece.item === GOLD && !turn.handingOut) stats.gold_found = addUp(stats.gold_found, 1, BOUNDS.Count);
    putOn(turn, piece);
  }
}
