import type {
  AssignableAttribute,
  CommandName,
  CreatureRef,
  DamageType,
  FloorFailure,
  Message,
} from "@rustkeep/engine";
import { rejectionShape } from "./rejection-shape.js";
import { amount, flag, list, object, oneOf, type Shape, tagged, whole } from "./shape.js";
import { id, idOrNone } from "./text-shapes.js";

const number = amount();
const affixes = list(id);
const creature: Shape<CreatureRef> = object({ def: idOrNone, index: whole(-2) });

/** The kinds of damage. */
export const damageType: Shape<DamageType> = oneOf("fire", "ice", "poison", "shock", "holy", "slash", "blunt");

const assignable: Shape<AssignableAttribute> = oneOf("strength", "dexterity", "constitution", "charisma", "luck");

const floorFailure: Shape<FloorFailure> = oneOf("no_room_for_required", "no_entrance", "no_stairs", "not_connected");

const commandName: Shape<CommandName> = oneOf(
  "move",
  "run",
  "wait",
  "descend",
  "pick_up",
  "use_item",
  "equip",
  "unequip",
  "drop",
  "talk",
  "end_talk",
  "choose",
  "buy",
  "sell",
  "use_ability",
  "assign_points",
  "debug",
);

/** A message of the journal. Its ids may be of definitions that are gone. */
export const messageShape: Shape<Message> = tagged<Message, "kind", "turn">(
  "kind",
  { turn: whole(0) },
  {
    hit: {
      source: creature,
      target: creature,
      ability: idOrNone,
      item: idOrNone,
      amount: number,
      damage_type: damageType,
      critical: flag,
    },
    miss: { source: creature, target: creature, ability: idOrNone, item: idOrNone },
    effect_damage: { source: creature, target: creature, amount: number, damage_type: damageType, by: idOrNone },
    health_changed: { target: creature, amount: number, by: idOrNone },
    stamina_changed: { target: creature, amount: number, by: idOrNone },
    modifier_applied: { target: creature, modifier: id, turns: number, refreshed: flag },
    modifier_removed: { target: creature, modifier: id },
    modifier_expired: { target: creature, modifier: id },
    died: { target: creature, killer: creature },
    ability_used: { source: creature, ability: id },
    waited: {},
    item_used: { item: id, affixes },
    item_gained: { item: id, affixes, count: number, from: oneOf("pile", "gift") },
    item_lost: { item: id, affixes, count: number },
    item_equipped: { item: id, affixes, slot: id },
    item_unequipped: { item: id, affixes, slot: id },
    item_dropped: { item: id, affixes, count: number },
    item_bought: { item: id, affixes, count: number, price: number },
    item_sold: { item: id, affixes, count: number, price: number },
    pile_empty: {},
    exp_gained: { amount: number },
    level_up: { level: number },
    points_assigned: { attribute: assignable, points: number },
    quest_started: { quest: id },
    quest_progressed: { quest: id, count: number, needed: number },
    quest_completed: { quest: id },
    combat_started: { enemies: list(creature) },
    combat_ended: { outcome: oneOf("victory", "fled") },
    fled: { source: creature },
    flee_failed: { source: creature },
    intent_announced: { source: creature, ability: id },
    hesitates: { source: creature },
    intent_foiled: { source: creature, ability: id, reason: rejectionShape },
    command_foiled: { command: commandName, reason: rejectionShape },
    floor_entered: { floor: id, number },
    room_entered: { prefab: id, first: flag },
    descent_failed: { floor: id, reason: floorFailure },
    npc_greets: { npc: id },
    npc_replies: { npc: id, option: number },
    shop_opened: { npc: id },
    talk_ended: { npc: id },
    event_limit: {},
    debug_used: { cheat: oneOf("give", "heal", "descend", "clear_room") },
    run_won: {},
  },
);
