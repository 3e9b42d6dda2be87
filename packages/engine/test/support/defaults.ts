import type { Action, Condition, RegistryName } from "../../src/index.js";

type Plain = Record<string, unknown>;

const CHECK_DEFAULTS: Record<Condition["check"], Plain> = {
  has_tag: { who: "self" },
  attribute: { who: "self" },
  has_item: { who: "self", count: 1 },
  health_below: { who: "self" },
  stamina_below: { who: "self" },
  has_modifier: { who: "self" },
  in_combat: {},
  enemies: {},
  floor: {},
  quest: { state: "active" },
  worn: {},
  set: {},
  room: {},
  flag: { scope: "run", at_least: 1 },
  any: {},
  formula: {},
};

const ACTION_DEFAULTS: Record<Action["action"], Plain> = {
  damage: { amount: 0, scale: 0 },
  change_attribute: {},
  apply_modifier: {},
  remove_modifier: {},
  give_item: { count: 1, affixes: [] },
  give_loot: {},
  remove_item: { count: 1 },
  equip_item: { affixes: [] },
  give_exp: {},
  start_quest: { again: false },
  set_flag: { value: 1, scope: "run" },
  add_flag: { amount: 1, scope: "run" },
  summon: { count: "1", most: 4, rewards: false },
  choose: {},
  say: {},
  restock: {},
  move_hero: {},
  raise: {},
  fail_quest: {},
  advance_quest: { amount: 1 },
  emit: {},
  release: {},
  end_modifier_kind: {},
  flee: {},
  open_shop: {},
  run_script: {},
};

function each(list: unknown, complete: (entry: Plain) => Plain): Plain[] {
  return ((list ?? []) as Plain[]).map(complete);
}

const condition = (entry: Plain): Plain => ({
  not: false,
  ...CHECK_DEFAULTS[entry.check as Condition["check"]],
  ...entry,
  ...(entry.of === undefined ? {} : { of: (entry.of as unknown[]).map((list) => each(list, condition)) }),
});

const choice = (entry: Plain): Plain => ({
  weight: 1,
  ...entry,
  condition: each(entry.condition, condition),
  actions: each(entry.actions, action),
});

const action = (entry: Plain): Plain => ({
  on_hit: false,
  target: "self",
  ...ACTION_DEFAULTS[entry.action as Action["action"]],
  ...entry,
  ...(entry.of === undefined ? {} : { of: each(entry.of, choice) }),
});

const modifier = (entry: Plain): Plain => ({
  flat: 0,
  percent: 0,
  target: "self",
  ...entry,
  condition: each(entry.condition, condition),
});

const trigger = (entry: Plain): Plain => ({
  when: {},
  chance: 1,
  ...entry,
  condition: each(entry.condition, condition),
  actions: each(entry.actions, action),
});

const dialogOption = (entry: Plain): Plain => ({
  text: "Hm.",
  reply: "",
  ends: false,
  once: false,
  ...entry,
  condition: each(entry.condition, condition),
  actions: each(entry.actions, action),
});

const lootEntry = (entry: Plain): Plain => ({
  weight: 1,
  guaranteed: false,
  count: "1",
  ...entry,
  condition: each(entry.condition, condition),
});
const weighted = (entry: Plain): Plain => ({ weight: 1, ...entry });
const aiEntry = (entry: Plain): Plain => ({ ...entry, condition: each(entry.condition, condition) });

/** Never misses, never crits: what a test does not ask for does not happen by chance. */
export const STEADY = { hit_chance: 1, critical_chance: 0 };

const COMPLETE: Record<RegistryName, (entry: Plain) => Plain> = {
  items: (entry) => ({
    name: "Thing",
    base_price: 0,
    stackable: false,
    tags: [],
    sticky: false,
    known: true,
    consumed_on_use: false,
    symbol: "?",
    description: "",
    abilities: [],
    ...entry,
    modifiers: each(entry.modifiers, modifier),
    condition: each(entry.condition, condition),
    actions: each(entry.actions, action),
    triggers: each(entry.triggers, trigger),
  }),
  slots: (entry) => ({ name: "Slot", order: 0, ...entry }),
  categories: (entry) => ({ name: "Category", order: 0, pick: 1, ...entry }),
  options: (entry) => ({
    category: "core:path",
    name: "Option",
    description: "",
    base: {},
    abilities: [],
    tags: [],
    ...entry,
    modifiers: each(entry.modifiers, modifier),
    on_create: each(entry.on_create, action),
    triggers: each(entry.triggers, trigger),
  }),
  abilities: (entry) => ({
    name: "Ability",
    description: "",
    cost: 0,
    cooldown: 0,
    ...entry,
    condition: each(entry.condition, condition),
    actions: each(entry.actions, action),
  }),
  affixes: (entry) => ({
    name: "Fine",
    place: "before",
    price_factor: 1,
    ...entry,
    modifiers: each(entry.modifiers, modifier),
    triggers: each(entry.triggers, trigger),
  }),
  quests: (entry) => ({
    name: "Quest",
    description: "",
    count: 1,
    hidden: false,
    ...trigger(entry),
    ...(entry.fails_on === undefined ? {} : { fails_on: trigger(entry.fails_on as Plain) }),
  }),
  creatures: (entry) => ({
    name: "Creature",
    description: "",
    symbol: "?",
    tags: [],
    abilities: [],
    exp_reward: 0,
    unique: false,
    ...entry,
    base: { ...STEADY, ...(entry.base as Plain) },
    ai: each(entry.ai, aiEntry),
    modifiers: each(entry.modifiers, modifier),
    triggers: each(entry.triggers, trigger),
    phases: each(entry.phases, (phase) => ({
      abilities: [],
      ...phase,
      actions: each(phase.actions, action),
      modifiers: each(phase.modifiers, modifier),
      triggers: each(phase.triggers, trigger),
      ...(phase.ai === undefined ? {} : { ai: each(phase.ai, aiEntry) }),
    })),
  }),
  prefabs: (entry) => ({
    layout: "###\n#.+\n###",
    tags: [],
    rotate: false,
    npcs: [],
    marks: {},
    npc_marks: {},
    loot_marks: {},
    ...entry,
    ...(entry.creatures === undefined ? {} : { creatures: each(entry.creatures, weighted) }),
    triggers: each(entry.triggers, trigger),
  }),
  floors: (entry) => ({
    number: 1,
    size: [40, 12],
    rooms: 2,
    name: "",
    required: ["core:entrance", "core:exit"],
    loops: 0,
    repeat: false,
    ...entry,
    prefabs: each(entry.prefabs, weighted),
    creatures: each(entry.creatures, weighted),
    triggers: each(entry.triggers, trigger),
  }),
  loot_tables: (entry) => ({ rolls: "1", ...entry, entries: each(entry.entries, lootEntry) }),
  modifiers: (entry) => ({
    name: "State",
    description: "",
    symbol: "?",
    turns: 3,
    tags: [],
    hidden: false,
    stacks: 1,
    ...entry,
    attributes: each(entry.attributes, modifier),
    triggers: each(entry.triggers, trigger),
  }),
  npcs: (entry) => ({
    name: "Somebody",
    symbol: "n",
    greeting: "",
    restock: "floor",
    ...entry,
    stock: each(entry.stock, (one) => ({ ...one, condition: each(one.condition, condition) })),
    options: each(entry.options, dialogOption),
    triggers: each(entry.triggers, trigger),
  }),
  scripts: (entry) => ({ description: "", ...entry }),
  sets: (entry) => ({
    name: "Set",
    items: [],
    ...entry,
    bonus: each(entry.bonus, (bonus) => ({
      ...bonus,
      modifiers: each(bonus.modifiers, modifier),
      triggers: each(bonus.triggers, trigger),
    })),
  }),
  texts: (entry) => ({ text: "So it is.", important: false, ...entry }),
  tags: (entry) => ({ ...entry }),
};

/** An entry with every default of its registry filled in, as a loader would hand it over. */
export function complete(registry: RegistryName, id: string, entry: object): unknown {
  return COMPLETE[registry]({ id, ...entry });
}
