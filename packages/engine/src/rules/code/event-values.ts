import type { EventValues } from "../../content/formula/index.js";
import type { GameEvent } from "../turn.js";
import { NO_VALUES } from "./code-use.js";

/** What code reads of an event. */
export function valuesOf(event: GameEvent): EventValues {
  switch (event.on) {
    case "attack_hit":
    case "damage_taken":
      return { damage: event.damage, damage_type: event.damage_type, item: "" };
    case "item_picked_up":
    case "item_used":
      return { damage: 0, damage_type: "", item: event.item };
    default:
      return NO_VALUES;
  }
}
