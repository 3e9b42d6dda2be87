import type { GiveLootAction } from "../../content/definitions/action.js";
import { readAttribute } from "../stats/attributes.js";
import { gain } from "../things/inventory.js";
import { allowsIn, rollTable } from "../things/loot.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Gives the hero what a loot table yields with his luck. */
export function giveLoot(turn: Turn, action: Settled<GiveLootAction>): void {
  const luck = readAttribute(turn, turn.game.player, "luck", undefined);
  for (const instance of rollTable(allowsIn(turn), action.table, luck, turn.rng, turn.registries))
    gain(turn, instance, "gift");
}
