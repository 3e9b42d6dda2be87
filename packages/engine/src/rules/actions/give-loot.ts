import type { GiveLootAction } from "../../definitions/action.js";
import { readAttribute } from "../attributes.js";
import { gain } from "../inventory.js";
import { rollLoot } from "../loot.js";
import type { Turn } from "../turn.js";

/** Gives the hero what a loot table yields with his luck. */
export function giveLoot(turn: Turn, action: GiveLootAction): void {
  const luck = readAttribute(turn, turn.game.player, "luck", undefined);
  for (const instance of rollLoot(action.table, luck, turn.rng, turn.registries)) gain(turn, instance, "gift");
}
