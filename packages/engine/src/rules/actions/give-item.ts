import type { GiveItemAction } from "../../content/definitions/action.js";
import { lookUp } from "../../content/records.js";
import { createInstances, gain } from "../things/inventory.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Gives the hero pieces of an item. */
export function giveItem(turn: Turn, action: Pick<Settled<GiveItemAction>, "item" | "affixes" | "count">): void {
  const item = lookUp(turn.registries.items, action.item);
  for (const instance of createInstances(item, action.affixes, action.count)) gain(turn, instance, "gift");
}
