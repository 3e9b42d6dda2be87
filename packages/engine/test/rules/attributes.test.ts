import { describe, expect, it } from "vitest";
import type { Modifier } from "../../src/index.js";
import { attribute, attributeSources, type DamageType, resistance } from "../../src/index.js";
import { attack, equip, pickUp, unequip, use, wait } from "../support/commands.js";
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

  it("is rounded to single precision after each addition, flat and percent apart, from 0", () => {
    const flats = [0.1, 0.7, 16_777_216, 0.9];
    const percents = [33.3, 12.7, 0.1];
    const modifiers = [...flats.map((flat) => ({ flat })), ...percents.map((percent) => ({ percent }))];
    const { game, registries } = scene({
      define: { options: { "core:walker": { modifiers: modifiers.map((one) => ({ attribute: "damage", ...one })) } } },
      hero: { base: { damage: 0.3 } },
    });
    const f = Math.fround;
    const flat = flats.reduce((sum, one) => f(sum + f(one)), 0);
    const percent = percents.reduce((sum, one) => f(sum + f(one)), 0);
    const expected = f(f(f(0.3) + flat) * f(1 + f(percent / 100)));
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
    expect(attributeSources(game, game.player, "damage", registries).map(({ kind, flat }) => [kind, flat])).toEqual([
      ["base", 2],
      ["option", 1],
      ["item", 2],
      ["affix", 4],
      ["item", 3],
      ["affix", 4],
      ["modifier", 5],
      ["aura", 6],
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

describe("an aura", () => {
  const weakening = damage({ flat: -6, target: "all_enemies" });
  const define = {
    creatures: {
      "core:witch": { base: { damage: 20, max_health: 5 }, modifiers: weakening },
      "core:brute": { base: { damage: 20 } },
    },
    items: { "core:totem": { slot: "core:hand", modifiers: weakening } },
    abilities: {
      "core:sweep": {
        actions: [
          { action: "damage" as const, amount: 99, damage_type: "fire" as const, target: "target" as const },
          { action: "damage" as const, scale: 1, damage_type: "slash" as const, target: "all_enemies" as const },
        ],
      },
    },
    options: { "core:walker": { abilities: ["core:sweep"] } },
  };

  it("reaches the carrier's opponents, not the carrier and not its allies", () => {
    const enemies = ["core:witch", "core:brute"].map((def) => ({ def, intent: "core:attack" }));
    const { act } = scene({ define, enemies, hero: { base: { damage: 10 }, health: 90 } });
    expect(only(act(attack(1)), "hit").map((hit) => hit.amount)).toEqual([4, 20, 20]);
  });

  it("of the hero reaches every enemy", () => {
    const enemies = ["core:brute", "core:brute"].map((def) => ({ def, intent: "core:attack" }));
    const { act } = scene({ define, enemies, hero: worn("core:totem") });
    expect(only(act(wait), "hit").map((hit) => hit.amount)).toEqual([14, 14]);
  });

  it("vanishes with its carrier in the midst of a turn", () => {
    const { act } = scene({ define, enemies: ["core:witch", "core:brute"], hero: { base: { damage: 10 } } });
    expect(only(act(use("core:sweep", 0)), "hit").map((hit) => hit.amount)).toEqual([99, 10]);
  });

  it("checks its condition with the creature that is read as target", () => {
    const bane = damage({
      flat: -6,
      target: "all_enemies",
      condition: [{ check: "has_tag", who: "target", value: "core:bones" }],
    });
    const { act } = scene({
      define: {
        creatures: {
          "core:brute": { base: { damage: 20 } },
          "core:bony": { base: { damage: 20 }, tags: ["core:bones"] },
        },
        items: { "core:totem": { slot: "core:hand", modifiers: bane } },
      },
      enemies: ["core:brute", "core:bony"].map((def) => ({ def, intent: "core:attack" })),
      hero: worn("core:totem"),
    });
    expect(only(act(wait), "hit").map((hit) => hit.amount)).toEqual([20, 14]);
  });

  it("checks its condition with its carrier as self", () => {
    const { act } = scene({
      define: {
        creatures: {
          "core:witch": {
            modifiers: damage({ flat: 5, target: "all_enemies", condition: [{ check: "health_below", value: 0.5 }] }),
          },
        },
      },
      enemies: [{ def: "core:witch", health: 49 }, "core:witch"],
    });
    expect(only(act(attack(1)), "hit")[0]?.amount).toBe(7);
  });
});

describe("a modifier's condition", () => {
  const bane = {
    items: {
      "core:bane": {
        slot: "core:hand",
        modifiers: damage({ flat: 10, condition: [{ check: "has_tag", who: "target", value: "core:bones" }] }),
      },
    },
  };
  const creatures = { "core:bony": { tags: ["core:bones"] } };

  it("asks about the carrier and about whom the value is read against", () => {
    const { act, game, registries } = scene({
      define: { ...bane, creatures },
      enemies: ["core:dummy", "core:bony"],
      hero: worn("core:bane"),
    });
    expect(only(act(attack(0)), "hit")[0]?.amount).toBe(2);
    expect(only(act(attack(1)), "hit")[0]?.amount).toBe(12);
    expect(attribute(game, game.player, "damage", game.enemies[1], registries)).toBe(12);
  });

  it.each([false, true])("about a target fails where there is none (not = %s)", (not) => {
    const condition = [{ check: "has_tag", who: "target", value: "core:bones", not }] as const;
    const { game, registries } = scene({
      define: { options: { "core:walker": { modifiers: damage({ flat: 10, condition }) } } },
    });
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(2);
  });

  it("is checked anew at each read", () => {
    const { act, game } = scene({
      define: {
        options: {
          "core:walker": { modifiers: damage({ flat: 10, condition: [{ check: "health_below", value: 0.5 }] }) },
        },
      },
      enemies: ["core:dummy"],
      hero: { health: 50 },
    });
    expect(only(act(attack()), "hit")[0]?.amount).toBe(2);
    game.player.health = 49;
    expect(only(act(attack()), "hit")[0]?.amount).toBe(12);
  });

  it("sees unconditional modifiers only, in attribute checks", () => {
    const strong = (at_least: number) => [{ check: "attribute" as const, attribute: "strength" as const, at_least }];
    const { game, registries } = scene({
      define: {
        options: {
          "core:walker": {
            modifiers: [
              { attribute: "strength", flat: 4 },
              { attribute: "strength", flat: 10, condition: [{ check: "floor", at_least: 0 }] },
              ...damage({ flat: 1, condition: strong(5) }),
              ...damage({ flat: 100, condition: strong(6) }),
            ],
          },
        },
      },
    });
    expect(attribute(game, game.player, "strength", undefined, registries)).toBe(15);
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(3);
  });

  it("sees unconditional modifiers only, in health checks", () => {
    const { game, registries } = scene({
      define: {
        options: {
          "core:walker": {
            modifiers: [
              { attribute: "max_health", flat: 900, condition: [{ check: "floor", at_least: 0 }] },
              ...damage({ flat: 1, condition: [{ check: "health_below", value: 0.9 }] }),
            ],
          },
        },
      },
      hero: { health: 95 },
    });
    expect(attribute(game, game.player, "max_health", undefined, registries)).toBe(1000);
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(2);
  });

  it("may be about strength itself without end", () => {
    const condition = [{ check: "attribute", attribute: "strength", at_least: 1 }] as const;
    const { game, registries } = scene({
      define: { options: { "core:walker": { modifiers: [{ attribute: "strength", flat: 2, condition }] } } },
    });
    expect(attribute(game, game.player, "strength", undefined, registries)).toBe(3);
  });
});

describe("resistance", () => {
  const fire = (amount: number, type: DamageType = "fire") => ({
    abilities: {
      "core:bolt": { actions: [{ action: "damage" as const, amount, damage_type: type, target: "target" as const }] },
    },
    options: { "core:walker": { abilities: ["core:bolt"] } },
  });
  function bolt(modifiers: Loose<Modifier>[], type: DamageType = "fire") {
    const { act } = scene({
      define: { ...fire(100, type), creatures: { "core:dummy": { modifiers } } },
      enemies: ["core:dummy"],
    });
    return only(act(use("core:bolt")), "hit")[0]?.amount;
  }

  it.each(["fire", "ice", "poison", "shock", "holy", "slash", "blunt"] as const)(
    "to %s lowers that damage alone",
    (type) => {
      const other = type === "fire" ? "ice" : "fire";
      expect(bolt([{ attribute: "resistance", damage_type: type, flat: 25 }], type)).toBe(75);
      expect(bolt([{ attribute: "resistance", damage_type: other, flat: 25 }], type)).toBe(100);
    },
  );

  it.each([
    ["slash", 70],
    ["blunt", 70],
    ["fire", 100],
  ] as const)("armor of 30 leaves of %s %d percent", (type, left) => {
    expect(bolt([{ attribute: "armor", flat: 30 }], type)).toBe(left);
  });

  it("is the flat sum raised by the percent sum", () => {
    const modifiers: Loose<Modifier>[] = [
      { attribute: "resistance", damage_type: "fire", flat: 15 },
      { attribute: "resistance", damage_type: "fire", flat: 5, percent: 50 },
    ];
    expect(bolt(modifiers)).toBe(70);
  });

  it("is told as an unclamped fraction", () => {
    const { game, registries } = scene({
      define: {
        options: { "core:walker": { modifiers: [{ attribute: "resistance", damage_type: "ice", flat: 250 }] } },
      },
    });
    expect(resistance(game, game.player, "ice", registries)).toBe(2.5);
    expect(resistance(game, game.player, "fire", registries)).toBe(0);
  });
});
