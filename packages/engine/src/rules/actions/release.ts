import type { ReleaseAction } from "../../content/definitions/action.js";
import { byCodeUnits } from "../../content/records.js";
import { holdsFast } from "../things/sticky.js";
import { say, type Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Lets the hero take off what could not be taken off. */
export function release(turn: Turn, action: Settled<ReleaseAction>): void {
  const { player } = turn.game;
  for (const [slot, worn] of Object.entries(player.equipment)) {
    if ((action.slot ?? slot) !== slot || !holdsFast(turn, slot)) continue;
    player.released = [...player.released, slot].sort(byCodeUnits);
    say(turn, (now) => ({ turn: now, kind: "item_released", item: worn.item, affixes: [...worn.affixes] }));
  }
}
