import fc from "fast-check";
import { orFormula } from "./code.js";
import { conditions } from "./conditions.js";
import {
  anyAmount,
  anyAttribute,
  anyDamageType,
  anyFlag,
  anyFraction,
  anyOf,
  anyScope,
  anyTag,
  few,
  table,
} from "./names.js";

const on_hit = fc.boolean();
const target = fc.constantFrom("self", "target", "target", "all_enemies", "allies");
const item = anyOf("items", "core:gold");
const affixes = few(anyOf("affixes"));
const turns = orFormula(fc.integer({ min: 1, max: 9 }));
const anyRaisable = anyAttribute.filter((attribute) => attribute !== "level");
const named = (action: string) => fc.constant(action);

const simpleAction = fc.oneof(
  {
    weight: 4,
    arbitrary: table(
      {
        action: named("damage"),
        amount: orFormula(anyAmount),
        scale: orFormula(fc.constantFrom(0, 0.5, 1, 2.5)),
        damage_type: anyDamageType,
        target,
        on_hit,
      },
      ["action", "damage_type", "target"],
    ),
  },
  {
    weight: 2,
    arbitrary: table(
      {
        action: named("change_attribute"),
        attribute: fc.constantFrom("health", "stamina"),
        amount: orFormula(anyAmount),
        target,
        on_hit,
      },
      ["action", "attribute", "amount"],
    ),
  },
  {
    weight: 3,
    arbitrary: table({ action: named("apply_modifier"), modifier: anyOf("modifiers"), turns, target, on_hit }, [
      "action",
      "modifier",
    ]),
  },
  table({ action: named("remove_modifier"), modifier: anyOf("modifiers"), target, on_hit }, ["action", "modifier"]),
  table({ action: named("give_item"), item, count: orFormula(fc.integer({ min: 1, max: 20 })), affixes, on_hit }, [
    "action",
    "item",
  ]),
  table({ action: named("give_loot"), table: anyOf("loot_tables"), on_hit }, ["action", "table"]),
  table({ action: named("remove_item"), item, count: orFormula(fc.integer({ min: 1, max: 9 })) }, ["action", "item"]),
  table({ action: named("equip_item"), item, affixes }, ["action", "item"]),
  table({ action: named("give_exp"), amount: orFormula(fc.integer({ min: 0, max: 300 })) }, ["action", "amount"]),
  table({ action: named("start_quest"), quest: anyOf("quests"), again: fc.boolean() }, ["action", "quest"]),
  table({ action: named("fail_quest"), quest: anyOf("quests") }, ["action", "quest"]),
  table({ action: named("advance_quest"), quest: anyOf("quests"), amount: orFormula(fc.integer({ min: 1, max: 9 })) }, [
    "action",
    "quest",
  ]),
  table(
    { action: named("set_flag"), flag: anyFlag, value: orFormula(fc.integer({ min: -2, max: 2 })), scope: anyScope },
    ["action", "flag"],
  ),
  table(
    { action: named("add_flag"), flag: anyFlag, amount: orFormula(fc.constantFrom(1, -1, 1_000_000)), scope: anyScope },
    ["action", "flag"],
  ),
  table({ action: named("emit"), event: anyFlag }, ["action", "event"]),
  table({ action: named("say"), text: anyOf("texts") }, ["action", "text"]),
  table({ action: named("restock") }, ["action"]),
  table({ action: named("release"), slot: anyOf("slots") }, ["action"]),
  table({ action: named("end_modifier_kind"), tag: anyTag, target, on_hit }, ["action", "tag"]),
  table({ action: named("raise"), attribute: anyRaisable, amount: orFormula(anyAmount) }, [
    "action",
    "attribute",
    "amount",
  ]),
  table({ action: named("move_hero"), to: fc.constantFrom("entrance", "stairs", "way_in", "random_room"), on_hit }, [
    "action",
    "to",
  ]),
  table(
    {
      action: named("summon"),
      creature: anyOf("creatures"),
      count: fc.constantFrom("0", "1", "1-3", "9999"),
      most: fc.integer({ min: 1, max: 12 }),
      rewards: fc.boolean(),
    },
    ["action", "creature"],
  ),
  table({ action: named("flee"), on_hit }, ["action"]),
  {
    weight: 2,
    arbitrary: table({ action: named("run_script"), script: anyOf("scripts"), on_hit }, ["action", "script"]),
  },
);

const choice = table(
  { weight: orFormula(fc.integer({ min: 0, max: 5 })), condition: conditions, actions: few(simpleAction) },
  ["actions"],
);

const anyAction = fc.oneof(
  { weight: 12, arbitrary: simpleAction },
  {
    weight: 1,
    arbitrary: table({ action: named("choose"), of: fc.array(choice, { maxLength: 3 }) }, ["action", "of"]),
  },
);

/** A list of actions of at most a few. */
export const actions = few(anyAction, 3);

const source = fc.constantFrom("self", "other");
const when = (fields: Record<string, fc.Arbitrary<unknown>>) => table({ source, ...fields }, []);
const filters: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  turn_started: when({}),
  attack_hit: when({ damage_type: anyDamageType, ability: anyOf("abilities") }),
  damage_taken: when({ damage_type: anyDamageType }),
  creature_died: when({}),
  item_picked_up: when({ item }),
  item_used: when({ item }),
  floor_entered: when({ floor: fc.integer({ min: 1, max: 3 }) }),
  room_entered: when({ prefab: fc.constantFrom("gate", "stairwell", "room_0") }),
  npc_talked: when({ npc: anyOf("npcs") }),
  quest_completed: when({ quest: anyOf("quests") }),
  combat_started: when({}),
  custom: when({ name: anyFlag }),
  phase_started: when({ phase: fc.integer({ min: 1, max: 2 }) }),
  combat_ended: when({ outcome: fc.constantFrom("victory", "fled") }),
};

/** What makes a trigger, and a quest. */
export const triggerFields: fc.Arbitrary<Record<string, unknown>> = fc
  .constantFrom(...Object.keys(filters))
  .chain((on) =>
    table(
      {
        on: fc.constant(on),
        when: filters[on] ?? fc.constant({}),
        condition: conditions,
        actions,
        chance: orFormula(anyFraction),
        key: fc.constantFrom("first", "second"),
        once: anyScope,
      },
      ["on", "actions", "key"],
    ),
  );

/** Triggers that something carries. */
export const triggers = few(triggerFields);

const bonus = {
  flat: anyAmount,
  percent: fc.integer({ min: -120, max: 120 }),
  target: fc.constantFrom("self", "self", "all_enemies"),
  condition: conditions,
};

/** Modifiers that something carries. */
export const modifiers = few(
  fc.oneof(
    table({ attribute: anyAttribute, ...bonus }, ["attribute"]),
    table({ attribute: fc.constant("resistance"), damage_type: anyDamageType, ...bonus }, ["attribute", "damage_type"]),
    table({ attribute: fc.constant("armor"), ...bonus }, ["attribute"]),
  ),
);
