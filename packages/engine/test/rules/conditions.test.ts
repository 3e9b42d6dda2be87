import { describe, expect, it } from "vitest";
import type { Condition } from "../../src/index.js";
import { attack, useItem, wait } from "../support/commands.js";
import type { Loose } from "../support/loose.js";
import { mark, marks } from "../support/messages.js";
import { item, lying, type SceneSetup, scene } from "../support/scene.js";

const quests = { "core:task": { on: "item_used" as const } };
const common = {
  quests,
  modifiers: { "core:sign": {} },
  items: { "core:nut": { stackable: true }, "core:hat": { slot: "core:hand" } },
  creatures: { "core:bony": { tags: ["core:bones"] } },
};

/** Does a turn_started trigger of the hero with this condition fire? */
function holds(condition: Loose<Condition>[], setup: SceneSetup = {}): boolean {
  const { act } = scene({
    ...setup,
    define: {
      ...common,
      options: {
        "core:walker": { tags: ["core:elf"], triggers: [{ on: "turn_started", condition, actions: [mark(1)] }] },
      },
    },
  });
  return marks(act(wait)).length === 1;
}

/** Does an attack_hit trigger of the hero, whose target is the enemy hit, fire? */
function holdsOfVictim(condition: Loose<Condition>[], setup: SceneSetup): boolean {
  const { act } = scene({
    ...setup,
    define: {
      ...common,
      options: { "core:walker": { triggers: [{ on: "attack_hit", condition, actions: [mark(1)] }] } },
    },
  });
  return marks(act(attack(0))).length === 1;
}

const quest = (done: boolean) => ({ game: { quests: [{ quest: "core:task", count: 0, done, failed: false }] } });
const carrying: SceneSetup = {
  hero: { inventory: [item("core:nut", 2)], equipment: { "core:hand": item("core:hat") } },
};

const ABOUT_SELF: [boolean, Loose<Condition>, SceneSetup?][] = [
  [true, { check: "has_tag", value: "core:elf" }],
  [false, { check: "has_tag", value: "core:dwarf" }],
  [true, { check: "attribute", attribute: "strength", at_least: 1 }],
  [false, { check: "attribute", attribute: "strength", at_least: 1.5 }],
  [true, { check: "attribute", attribute: "strength", below: 1.5 }],
  [false, { check: "attribute", attribute: "strength", below: 1 }],
  [true, { check: "attribute", attribute: "strength", at_least: 1, below: 2 }],
  [false, { check: "attribute", attribute: "strength", at_least: 2, below: 3 }],
  [true, { check: "has_item", item: "core:nut" }, carrying],
  [true, { check: "has_item", item: "core:nut", count: 2 }, carrying],
  [false, { check: "has_item", item: "core:nut", count: 3 }, carrying],
  [true, { check: "has_item", item: "core:hat" }, carrying],
  [true, { check: "has_item", item: "core:nut", who: "self" }, carrying],
  [true, { check: "health_below", value: 0.5 }, { hero: { health: 49 } }],
  [false, { check: "health_below", value: 0.5 }, { hero: { health: 50 } }],
  [true, { check: "stamina_below", value: 0.5 }, { hero: { stamina: 49 } }],
  [false, { check: "stamina_below", value: 0.5 }, { hero: { stamina: 50 } }],
  [true, { check: "stamina_below", value: 0.5 }, { hero: { base: { max_stamina: 0 }, stamina: 0 } }],
  [false, { check: "stamina_below", value: 0 }, { hero: { base: { max_stamina: 0 }, stamina: 0 } }],
  [true, { check: "has_modifier", modifier: "core:sign" }, { hero: { modifiers: [lying("core:sign", 2)] } }],
  [false, { check: "has_modifier", modifier: "core:sign" }],
  [true, { check: "in_combat" }, { enemies: ["core:dummy"] }],
  [false, { check: "in_combat" }],
  [true, { check: "enemies", at_least: 2 }, { enemies: ["core:dummy", "core:dummy"] }],
  [false, { check: "enemies", at_least: 2 }, { enemies: ["core:dummy"] }],
  [true, { check: "enemies", below: 2 }, { enemies: ["core:dummy"] }],
  [true, { check: "enemies", below: 1 }],
  [true, { check: "floor", at_least: 1 }],
  [false, { check: "floor", at_least: 2 }],
  [true, { check: "floor", below: 2 }],
  [false, { check: "floor", below: 1 }],
  [true, { check: "quest", quest: "core:task" }, quest(false)],
  [false, { check: "quest", quest: "core:task" }, quest(true)],
  [false, { check: "quest", quest: "core:task" }],
  [true, { check: "quest", quest: "core:task", state: "done" }, quest(true)],
  [false, { check: "quest", quest: "core:task", state: "done" }, quest(false)],
];

describe("a check about the carrier", () => {
  it.each(ABOUT_SELF)("is %s: %j %j", (expected, check, setup) => {
    expect(holds([check], setup)).toBe(expected);
    expect(holds([{ ...check, not: true }], setup)).toBe(!expected);
  });
});

describe("a check about the target", () => {
  it.each<[boolean, Loose<Condition>, SceneSetup["enemies"]]>([
    [true, { check: "has_tag", who: "target", value: "core:bones" }, ["core:bony"]],
    [false, { check: "has_tag", who: "target", value: "core:bones" }, ["core:dummy"]],
    [true, { check: "attribute", who: "target", attribute: "dexterity", at_least: 1 }, ["core:dummy"]],
    [false, { check: "attribute", who: "target", attribute: "dexterity", below: 1 }, ["core:dummy"]],
    [true, { check: "health_below", who: "target", value: 0.5 }, [{ def: "core:dummy", health: 51 }]],
    [false, { check: "health_below", who: "target", value: 0.5 }, [{ def: "core:dummy", health: 52 }]],
    [true, { check: "stamina_below", who: "target", value: 0.5 }, [{ def: "core:dummy", stamina: 20 }]],
    [false, { check: "stamina_below", who: "target", value: 0.5 }, ["core:dummy"]],
    [
      true,
      { check: "has_modifier", who: "target", modifier: "core:sign" },
      [{ def: "core:dummy", modifiers: [lying("core:sign", 9)] }],
    ],
    [false, { check: "has_modifier", who: "target", modifier: "core:sign" }, ["core:dummy"]],
  ])("is %s: %j %j", (expected, check, enemies) => {
    expect(holdsOfVictim([check], { enemies: enemies ?? [] })).toBe(expected);
    expect(holdsOfVictim([{ ...check, not: true }], { enemies: enemies ?? [] })).toBe(!expected);
  });

  it.each<Loose<Condition>>([
    { check: "has_tag", who: "target", value: "core:bones" },
    { check: "attribute", who: "target", attribute: "strength", below: 99 },
    { check: "health_below", who: "target", value: 1 },
    { check: "stamina_below", who: "target", value: 1 },
    { check: "has_modifier", who: "target", modifier: "core:sign" },
  ])("that does not exist is false, also with not: %j", (check) => {
    expect(holds([check])).toBe(false);
    expect(holds([{ ...check, not: true }])).toBe(false);
  });
});

describe("a list of checks", () => {
  it("holds when all do", () => {
    const yes = { check: "floor", at_least: 1 } as const;
    const no = { check: "in_combat" } as const;
    expect([[], [yes], [yes, yes], [yes, no], [no, yes]].map((list) => holds(list))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("has_item", () => {
  it("looks at the hero's things also where an enemy asks", () => {
    const { act } = scene({
      define: {
        ...common,
        creatures: {
          "core:thief": {
            triggers: [
              { on: "turn_started", condition: [{ check: "has_item", item: "core:nut" }], actions: [mark(1)] },
            ],
          },
        },
      },
      enemies: ["core:thief"],
      hero: { inventory: [item("core:nut")] },
    });
    expect(marks(act(wait))).toEqual([1]);
  });
});

describe("in_combat", () => {
  it("is false once the last enemy is dead, though the fight's end is still to come", () => {
    const { act } = scene({
      define: {
        options: {
          "core:walker": {
            triggers: [
              { on: "creature_died", condition: [{ check: "in_combat" }], actions: [mark(1)] },
              { on: "creature_died", condition: [{ check: "enemies", below: 1 }], actions: [mark(2)] },
            ],
          },
        },
      },
      enemies: [{ def: "core:dummy", health: 1 }],
    });
    expect(marks(act(attack()))).toEqual([2]);
  });
});

describe("the grammar is the same for items", () => {
  it("whose condition is about the chosen target", () => {
    const condition = [{ check: "has_tag", who: "target", value: "core:bones" }] as const;
    const { act, refused } = scene({
      define: {
        ...common,
        items: {
          "core:water": {
            condition,
            actions: [{ action: "damage", amount: 5, damage_type: "holy", target: "target" }],
          },
        },
      },
      enemies: ["core:dummy", "core:bony"],
      hero: { inventory: [item("core:water")] },
    });
    expect(refused(useItem(0, 0))).toEqual({
      code: "condition_fails",
      of: { registry: "items", id: "core:water" },
      position: 0,
    });
    act(useItem(0, 1));
  });

  it("tells which check fails where several are of one kind", () => {
    const condition = [
      { check: "attribute", attribute: "strength", at_least: 1 },
      { check: "attribute", attribute: "dexterity", at_least: 90 },
    ] as const;
    const { refused } = scene({
      define: { items: { "core:harp": { condition, actions: [mark(1)] } } },
      hero: { inventory: [item("core:harp")] },
    });
    expect(refused(useItem(0))).toMatchObject({ code: "condition_fails", position: 1 });
  });
});
