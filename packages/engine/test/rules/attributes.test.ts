import { describe, expect, it } from "vitest";
import type { Modifier } from "../../src/index.js";
import { attribute, attributeSources } from "../../src/index.js";
import { attack, equip, pickUp, unequip, wait } from "../support/commands.js";
import type { Loose } from "../support/loose.js";
import { only } from "../support/messages.js";
import { item, lying, type SceneSetup, scene } from "../support/scene.js";

/** How much the hero's next blow takes from the first enemy. */
function blow(setup: SceneSetup): number | undefined {
  const { act } = scene({ enemies: ["core:dummy"], ...setup });
  return only(act(attack(0)), "hit")[0]?.amount;
}

const damage = (change: Loose<Modifier>): Loose<Modifier>[] => [{ attribute: "damage", ...change } as Loose<Modifier>];

const worn = (id: string, affixes: string[] = []) => ({ equipment: { "core:hand": item(id, 1, affixes) } });

describe("an attribute", () => {
  it("is (base + flat) × (1 + percent / 100), summed over all sources", () => {
    const define = {
      items: { "core:blade": { slot: "core:hand", modifiers: damage({ flat: 5, percent: 20 }) } },
      affixes: { "core:fine": { modifiers: damage({ flat: 1, percent: 30 }) } },
    };
    // (10 + 6) × 1.5
    expect(blow({ define, hero: { base: { damage: 10 }, ...worn("core:blade", ["core:fine"]) } })).toBe(24);
  });

  // Each row comes out otherwise when one of the roundings is left out.
  it.each([
    [
      [12, 15.3, 2.4],
      [22.6, 16.3, 3.4],
    ],
    [
      [0.1, 0.7, 16_777_216, 0.9],
      [1000.1, 0.7, 0.3, 0.1],
    ],
  ])("is rounded to single precision after each addition, flat %j and percent %j apart, from 0", (flats, percents) => {
    const modifiers = [...flats.map((flat) => ({ flat })), ...percents.map((percent) => ({ percent }))];
    const { game, registries } = scene({
      define: { options: { "core:walker": { modifiers: modifiers.map((one) => ({ attribute: "damage", ...one })) } } },
      hero: { base: { damage: 0.3 } },
    });
    const { fround } = Math;
    const sum = (values: number[]) => values.reduce((total, value) => fround(total + value), 0);
    const expected = fround(fround(0.3 + sum(flats)) * fround(1 + fround(sum(percents) / 100)));
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(expected);
  });

  it("without any modifier is its base as it is", () => {
    const { game, registries } = scene({ hero: { base: { damage: 0.1 } } });
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(0.1);
  });

  it("of 0 stays 0 whatever the percentage", () => {
    const { game, registries } = scene({
      define: { options: { "core:walker": { modifiers: [{ attribute: "price_modifier", percent: 500 }] } } },
    });
    expect(attribute(game, game.player, "price_modifier", undefined, registries)).toBe(0);
  });

  it.each<[string, SceneSetup]>([
    ["character options", { define: { options: { "core:walker": { modifiers: damage({ flat: 5 }) } } } }],
    [
      "worn items",
      {
        define: { items: { "core:blade": { slot: "core:hand", modifiers: damage({ flat: 5 }) } } },
        hero: worn("core:blade"),
      },
    ],
    [
      "affixes of worn items",
      {
        define: {
          items: { "core:blade": { slot: "core:hand" } },
          affixes: { "core:fine": { modifiers: damage({ flat: 5 }) } },
        },
        hero: worn("core:blade", ["core:fine"]),
      },
    ],
    [
      "timed modifiers",
      {
        define: { modifiers: { "core:rage": { attributes: damage({ flat: 5 }) } } },
        hero: { modifiers: [lying("core:rage", 9)] },
      },
    ],
    [
      "auras of opponents",
      { define: { creatures: { "core:dummy": { modifiers: damage({ flat: 5, target: "all_enemies" }) } } } },
    ],
  ])("of the hero is changed by %s", (_, setup) => {
    expect(blow({})).toBe(2);
    expect(blow(setup)).toBe(7);
  });

  it("of an enemy is changed by its definition and by timed modifiers", () => {
    const { act } = scene({
      define: {
        creatures: { "core:brute": { base: { damage: 10 }, modifiers: damage({ flat: 3 }) } },
        modifiers: { "core:rage": { attributes: damage({ flat: 4 }) } },
      },
      enemies: [{ def: "core:brute", intent: "core:attack", modifiers: [lying("core:rage", 9)] }],
    });
    expect(only(act(wait), "hit")[0]?.amount).toBe(17);
  });

  it("is not changed by carried things nor by affixes of carried things", () => {
    const define = {
      items: { "core:blade": { slot: "core:hand", modifiers: damage({ flat: 5 }) } },
      affixes: { "core:fine": { modifiers: damage({ flat: 5 }) } },
    };
    expect(blow({ define, hero: { inventory: [item("core:blade", 1, ["core:fine"])] } })).toBe(2);
  });

  it("counts its sources as base, options, items by slot with their affixes, timed modifiers, auras", () => {
    const define = {
      slots: { "core:body": { order: -1 } },
      items: {
        "core:blade": { slot: "core:hand", modifiers: damage({ flat: 3 }) },
        "core:vest": { slot: "core:body", modifiers: damage({ flat: 2 }) },
      },
      affixes: { "core:fine": { modifiers: damage({ flat: 4 }) } },
      options: { "core:walker": { modifiers: damage({ flat: 1 }) } },
      modifiers: { "core:rage": { attributes: damage({ flat: 5 }) } },
      creatures: { "core:dummy": { modifiers: damage({ flat: 6, target: "all_enemies" }) } },
    };
    const { game, registries } = scene({
      define,
      enemies: ["core:dummy"],
      hero: {
        equipment: {
          "core:body": item("core:vest", 1, ["core:fine"]),
          "core:hand": item("core:blade", 1, ["core:fine"]),
        },
        modifiers: [lying("core:rage", 9)],
      },
    });
    expect(
      attributeSources(game, game.player, "damage", registries).map((source) => [source.by.registry, source.flat]),
    ).toEqual([
      ["", 2],
      ["options", 1],
      ["items", 2],
      ["affixes", 4],
      ["items", 3],
      ["affixes", 4],
      ["modifiers", 5],
      ["creatures", 6],
    ]);
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(27);
  });

  it.each([
    ["max_health", 1],
    ["max_stamina", 0],
    ["carry_capacity", 0],
  ] as const)("%s is never read below %d", (name, least) => {
    const { game, registries } = scene({
      define: { options: { "core:walker": { modifiers: [{ attribute: name, flat: -10_000 }] } } },
    });
    expect(attribute(game, game.player, name, undefined, registries)).toBe(least);
  });

  it("carry_capacity lowered to nothing fills the inventory at once", () => {
    const { refused } = scene({
      define: { options: { "core:walker": { modifiers: [{ attribute: "carry_capacity", percent: -100 }] } } },
      piles: [{ pos: [2, 2], items: [item("core:gold")] }],
    });
    expect(refused(pickUp)).toEqual({ code: "inventory_full", capacity: 0 });
  });
});

describe("health and the maximum", () => {
  const define = {
    items: { "core:ring": { slot: "core:hand", modifiers: [{ attribute: "max_health" as const, flat: 50 }] } },
  };

  it("putting on a ring of health does not heal", () => {
    const { game, act } = scene({ define, hero: { inventory: [item("core:ring")], health: 60 } });
    act(equip(0));
    expect(game.player.health).toBe(60);
  });

  it("taking it off lowers health to the smaller maximum", () => {
    const { game, act } = scene({ define, hero: { ...worn("core:ring"), health: 140 } });
    act(unequip());
    expect(game.player.health).toBe(100);
  });
});
