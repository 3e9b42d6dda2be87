import type { EventName } from "./definitions/trigger.js";
import type { EventField } from "./formula/index.js";

const DAMAGE = ["damage", "damage_type"] as const;
const ITEM = ["item"] as const;

/** What code can read of each event. */
export const EVENT_FIELDS: Readonly<Record<EventName, readonly EventField[]>> = {
  turn_started: [],
  attack_hit: DAMAGE,
  damage_taken: DAMAGE,
  creature_died: [],
  item_picked_up: ITEM,
  item_used: ITEM,
  floor_entered: [],
  room_entered: [],
  npc_talked: [],
  quest_completed: [],
  combat_started: [],
  combat_ended: [],
  custom: [],
  phase_started: [],
};
