import type { ModSource } from "@rustkeep/data";
import fc from "fast-check";
import { stringify } from "smol-toml";
import { actions, modifiers, triggerFields, triggers } from "./actions.js";
import { anyScriptCode } from "./code.js";
import { conditions } from "./conditions.js";
import { anyAmount, anyFraction, anyOf, anyTag, few, idsOf, table } from "./names.js";
import { floors, lootTables, prefabs } from "./rooms.js";

type Entry = Record<string, unknown>;
type Fields = Record<string, fc.Arbitrary<unknown>>;
type Numbered = Parameters<typeof idsOf>[0];

/** Entries of a registry, one for each of its ids. */
function entries(registry: Numbered, fields: (id: string) => Fields, required: string[]): fc.Arbitrary<Entry[]> {
  const entry = (id: string) =>
    table({ id: fc.constant(id), name: fc.constant(id.replace("_", " ")), ...fields(id) }, ["id", "name", ...required]);
  return fc.tuple(...idsOf(registry).map(entry));
}

/** What a name may say of its grammar. */
const naming = {
  the: fc.constantFrom("the thing", "Old Thing", "das Ding"),
  many: fc.constantFrom("things", "Dinge"),
  plural: fc.boolean(),
  forms: fc.constantFrom({ dat: "dem Ding" }, { acc: "das Ding", dat: "dem Dinge" }),
};
const abilities = few(anyOf("abilities"));
const color = fc.constantFrom("red", "green", "grey");
const base = table(
  {
    max_health: fc.constantFrom(1, 9, 30, 33.3),
    dexterity: fc.integer({ min: -3, max: 20 }),
    damage: anyAmount,
    hit_chance: fc.constantFrom(0, 0.8, 3),
    critical_chance: fc.constantFrom(0, 20, 400),
    max_stamina: fc.constantFrom(0, 10, 100),
  },
  ["max_health"],
);
const ai = few(
  fc.oneof(
    table({ condition: conditions, ability: anyOf("abilities", "core:attack") }, ["ability"]),
    table({ condition: conditions, ability: fc.constantFrom("core:attack", "core:flee") }, ["ability"]),
  ),
  3,
);
const dialogOptions = few(
  table(
    {
      text: fc.constant("Well?"),
      reply: fc.constant("Well."),
      ends: fc.boolean(),
      once: fc.boolean(),
      condition: conditions,
      actions: fc.oneof(actions, fc.constant([{ action: "open_shop" }])),
    },
    ["text"],
  ),
  3,
);

const stock = few(table({ table: anyOf("loot_tables"), condition: conditions }, ["table"]));
const restock = fc.constantFrom("never", "floor");

const balance = table(
  {
    evasion: fc.constantFrom(0, 0.02, 0.2),
    stamina_regen: fc.constantFrom(0, 4, 50),
    resistance_cap: fc.constantFrom(0, 0.8, 1),
    hit_ceiling: fc.constantFrom(0.5, 0.95, 1),
    exp_base: fc.constantFrom(1, 20),
    luck_factor: fc.constantFrom(0, 0.02, 0.5),
  },
  [],
);

/** The tables of a mod file with every registry in it; all references lead somewhere. */
const content: fc.Arbitrary<Record<string, unknown>> = fc.record({
  abilities: entries(
    "abilities",
    () => ({
      ...naming,
      cost: fc.constantFrom(0, 5, 30),
      cooldown: fc.constantFrom(0, 0, 1, 4),
      condition: conditions,
      actions,
    }),
    ["actions"],
  ),
  affixes: entries(
    "affixes",
    () => ({
      stem: fc.constant("wild"),
      place: fc.constantFrom("before", "after"),
      price_factor: fc.constantFrom(0, 0.5, 1, 2.5),
      modifiers,
      triggers,
    }),
    [],
  ),
  categories: entries("categories", () => ({ order: fc.integer({ min: 0, max: 2 }), pick: fc.constant(1) }), ["order"]),
  creatures: entries(
    "creatures",
    () => ({
      ...naming,
      tags: few(anyTag),
      base,
      abilities,
      ai,
      modifiers,
      triggers,
      loot: anyOf("loot_tables"),
      exp_reward: fc.constantFrom(0, 5, 100),
      unique: fc.boolean(),
      phases: few(
        table(
          {
            below: anyFraction,
            name: fc.constant("Enraged"),
            say: anyOf("texts"),
            actions,
            modifiers,
            triggers,
            abilities,
            ai,
          },
          ["below"],
        ),
      ),
      color,
    }),
    ["base"],
  ),
  items: entries(
    "items",
    () => ({
      ...naming,
      base_price: fc.constantFrom(0, 1, 10, 99.5),
      slot: anyOf("slots"),
      stackable: fc.boolean(),
      tags: few(anyTag),
      sticky: fc.boolean(),
      known: fc.boolean(),
      consumed_on_use: fc.boolean(),
      modifiers,
      condition: conditions,
      actions,
      abilities,
      triggers,
    }),
    [],
  ),
  loot_tables: lootTables,
  modifiers: entries(
    "modifiers",
    () => ({
      noun: fc.constant("the state"),
      turns: fc.integer({ min: 1, max: 5 }),
      tags: few(anyTag),
      hidden: fc.boolean(),
      stacks: fc.integer({ min: 1, max: 3 }),
      until: fc.constantFrom("fight", "floor"),
      attributes: modifiers,
      triggers,
    }),
    [],
  ),
  npcs: entries(
    "npcs",
    () => ({ ...naming, shop: anyOf("loot_tables"), stock, restock, options: dialogOptions, triggers }),
    ["options"],
  ),
  options: entries(
    "options",
    (id) => ({
      category: fc.constant(idsOf("categories")[Number(id.at(-1)) % 2]),
      base: table({ max_health: fc.constantFrom(-12, 30), damage: anyAmount }, []),
      modifiers,
      abilities,
      on_create: actions,
      triggers,
      tags: few(anyTag),
    }),
    ["category"],
  ),
  prefabs,
  floors,
  scripts: fc.tuple(...idsOf("scripts").map((id) => fc.record({ id: fc.constant(id), code: anyScriptCode }))),
  texts: fc.tuple(
    ...idsOf("texts").map((id) =>
      fc.record({ id: fc.constant(id), text: fc.constant("Dust."), important: fc.boolean() }),
    ),
  ),
  sets: entries(
    "sets",
    () => ({
      items: fc.array(anyOf("items"), { minLength: 1, maxLength: 4 }),
      bonus: few(table({ pieces: fc.integer({ min: 1, max: 3 }), modifiers, triggers }, ["pieces"])),
    }),
    ["items", "bonus"],
  ),
  slots: entries("slots", () => ({ order: fc.integer({ min: 0, max: 2 }) }), ["order"]),
  tags: fc.constant([{ id: "undead", against: "against the undead", of: "the undead" }]),
  balance,
});

/** Quests stand apart: what a trigger is made of depends on its event. */
const quests: fc.Arbitrary<Entry[]> = fc.tuple(
  ...idsOf("quests").map((id) =>
    fc
      .tuple(
        triggerFields,
        fc.integer({ min: 1, max: 4 }),
        table({ hidden: fc.boolean(), fails_on: triggerFields }, []),
      )
      .map(([fields, count, more]) => ({ id, name: "Errand", count, ...more, ...fields })),
  ),
);

const BASICS = {
  abilities: [
    { id: "attack", name: "Attack", actions: [{ action: "damage", scale: 1, damage_type: "slash", target: "target" }] },
    { id: "flee", name: "Flee", actions: [{ action: "flee" }] },
  ],
  items: [{ id: "gold", name: "Gold", stackable: true, base_price: 1 }],
};

const range = fc.constantFrom("*", "^0.2", ">=1 <3", "1.x || 2.x");
const otherMod = fc.oneof(fc.constantFrom("ash", "frost"), fc.record({ id: fc.constant("ember"), version: range }));

/** What a manifest may say beside the mod's name, and still have it loaded alone. */
const manifestFields = fc.record(
  {
    description: fc.constantFrom("Wild.", "Two\nlines."),
    authors: fc.array(fc.constantFrom("Ada", "Bo"), { maxLength: 2 }),
    homepage: fc.constant("https://example.org/wild"),
    license: fc.constant("MIT"),
    game: fc.constantFrom("*", ">=0.1"),
    optional: fc.array(otherMod, { maxLength: 2 }),
    conflicts: fc.array(otherMod, { maxLength: 2 }),
    language: fc.constantFrom("en", "de", "pt_BR"),
    ignore: fc.array(fc.constantFrom("notes/*", "draft.toml"), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

/** A base game of its own, in which everything of the rules may meet everything else; every reference leads somewhere. */
export const wildMod: fc.Arbitrary<ModSource> = fc
  .tuple(content, quests, manifestFields)
  .map(([tables, quests, fields]) => {
    const manifest = { id: "core", name: "Wild", version: "1.0.0", ...fields };
    return {
      manifest: { name: "manifest.toml", text: stringify(manifest) },
      files: [
        { name: "basics.toml", text: stringify(BASICS) },
        { name: "content.toml", text: stringify({ ...tables, quests }) },
      ],
      dir: "wild",
    };
  });

/** The random mod of a number: always the same. */
export function wildModOf(seed: number): ModSource {
  const [mod] = fc.sample(wildMod, { seed, numRuns: 1 });
  if (mod === undefined) throw new Error("nothing was drawn");
  return mod;
}
