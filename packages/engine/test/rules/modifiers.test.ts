import { describe, expect, it } from "vitest";
import type { Modifier } from "../../src/index.js";
import { attribute } from "../../src/index.js";
import { attack, use, wait } from "../support/commands.js";
import type { Loose } from "../support/loose.js";
import { only } from "../support/messages.js";
import { item, scene } from "../support/scene.js";

const damage = (change: Loose<Modifier>): Loose<Modifier>[] => [{ attribute: "damage", ...change } as Loose<Modifier>];

const worn = (id: string, affixes: string[] = []) => ({ equipment: { "core:hand": item(id, 1, affixes) } });

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
