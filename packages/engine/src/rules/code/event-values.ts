import type { EventValues } from "../../content/formula/index.js";
import type { GameEvent } from "../turn.js";
import { NO_VALUES } from "./code-use.js";

/** What code reads of an event. */
export function valuesOf(event: GameEvent): EventValues {
  switch (event.on) {
    case "attack_hit":
    case "damage_taken":
      return { ...NO_VALUES, damage: event.damage, damage_type: event.damage_type };
    case "item_picked_up":
    case "item_used":
      return { ...NO_VALUES, item: event.item };
    default:
      return NO_VALUES;
  }
}
