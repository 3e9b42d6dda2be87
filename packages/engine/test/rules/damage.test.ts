import { describe, expect, it } from "vitest";
import { DEFAULT_BALANCE, finalDamage } from "../../src/index.js";
import { attack, use, wait } from "../support/commands.js";
import { bolt, deed, doIt } from "../support/deed.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { lying, scene } from "../support/scene.js";

describe("damage", () => {
  const taken = (amount: number, flat: number, balance = {}) => {
    const creatures: LooseRegistries["creatures"] = {
      "core:dummy": {
        base: { max_health: 9_000_000 },
        modifiers: [{ attribute: "resistance", damage_type: "ice", flat }],
      },
    };
    return only(scene({ define: bolt(amount, { balance, creatures }), enemies: ["core:dummy"] }).act(doIt), "hit")[0]
      ?.amount;
  };

  it.each([
    ["halves round away from zero", 2.5, 0, 3],
    ["below the half it rounds down", 2.4, 0, 2],
    ["single precision decides: 15 × 0.7 rounds as 10.5", 15, 30, 11],
    ["resistance is capped", 100, 500, 20],
    ["weakness doubles at most", 100, -500, 200],
    ["at least 1 gets through", 0.1, 0, 1],
    ["at least 1 gets through resistance", 2, 80, 1],
  ])("%s", (_, amount, resistance, expected) => {
    expect(taken(amount, resistance)).toBe(expected);
  });

  it("never exceeds 4294967295", () => {
    const { act } = deed([{ action: "damage", scale: 1_000_000, damage_type: "ice", target: "target" }], {
      enemies: ["core:dummy"],
      hero: { base: { damage: 1_000_000 } },
    });
    expect(only(act(doIt), "hit")[0]?.amount).toBe(4_294_967_295);
    expect(finalDamage(1e30, false, 1.5, 0, DEFAULT_BALANCE)).toBe(4_294_967_295);
  });

  it("is capped by the knob of the balance", () => {
    expect(taken(100, 95, { resistance_cap: 0.9 })).toBe(10);
  });

  it("with a cap below −1 stays at −1", () => {
    expect(taken(100, 50, { resistance_cap: -1 })).toBe(200);
  });

  it("of a crit is raised by the critical factor before resistance", () => {
    const { act } = scene({
      define: bolt(10, {
        creatures: { "core:dummy": { modifiers: [{ attribute: "resistance", damage_type: "ice", flat: 50 }] } },
      }),
      enemies: ["core:dummy"],
      hero: { base: { critical_chance: 100, critical_factor: 2.5 } },
    });
    // 10 × 2.5 × 0.5 = 12.5
    expect(only(act(doIt), "hit")[0]?.amount).toBe(13);
  });

  it("counts with overkill for the run's figures", () => {
    const { act, game } = scene({ define: bolt(70), enemies: [{ def: "core:dummy", health: 1 }] });
    act(doIt);
    expect(game.stats).toMatchObject({ damage_dealt: 70, kills: 1 });
    const losing = scene({
      define: { creatures: { "core:brute": { base: { damage: 400 } } } },
      enemies: [{ def: "core:brute", intent: "core:attack" }],
    });
    losing.act(wait);
    expect(losing.game.stats.damage_taken).toBe(400);
  });
});

describe("an effect", () => {
  it("from a trigger never misses, never crits and draws nothing", () => {
    const { act, game } = scene({
      define: {
        balance: { hit_ceiling: 0 },
        options: {
          "core:walker": {
            triggers: [
              {
                on: "turn_started",
                actions: [{ action: "damage", amount: 6, damage_type: "holy", target: "all_enemies" }],
              },
            ],
          },
        },
      },
      enemies: ["core:dummy"],
      hero: { base: { critical_chance: 100 } },
    });
    const before = game.rng;
    expect(only(act(wait), "effect_damage")).toMatchObject([
      { amount: 6, damage_type: "holy", target: { index: 0 }, by: { registry: "options", id: "core:walker" } },
    ]);
    expect(game.rng).toBe(before);
  });

  it("is lowered by resistance", () => {
    const { act, game } = scene({
      define: {
        options: {
          "core:walker": {
            modifiers: [{ attribute: "resistance", damage_type: "poison", flat: 50 }],
            triggers: [{ on: "turn_started", actions: [{ action: "damage", amount: 6, damage_type: "poison" }] }],
          },
        },
      },
    });
    act(wait);
    expect(game.player.health).toBe(97);
  });

  it("queues damage_taken and no attack_hit, so that a burning blade does not set off itself", () => {
    const burn = { action: "damage" as const, amount: 1, damage_type: "fire" as const, target: "target" as const };
    const { act } = scene({
      define: {
        options: { "core:walker": { triggers: [{ on: "attack_hit", actions: [burn, mark(1)] }] } },
        creatures: { "core:dummy": { triggers: [{ on: "damage_taken", actions: [mark(2)] }] } },
      },
      enemies: ["core:dummy"],
    });
    expect(marks(act(attack()))).toEqual([1, 2, 2]);
  });

  it("on oneself is never dodged, even by an ability", () => {
    const { act } = scene({
      define: {
        balance: { hit_ceiling: 0 },
        abilities: { "core:cut": { actions: [{ action: "damage", amount: 5, damage_type: "slash" }] } },
        options: { "core:walker": { abilities: ["core:cut"] } },
      },
      hero: { base: { critical_chance: 100 } },
    });
    expect(only(act(use("core:cut")), "effect_damage")).toMatchObject([{ amount: 5 }]);
  });
});

describe("death", () => {
  const define: LooseRegistries = {
    creatures: { "core:rat": { exp_reward: 7, loot: "core:box" }, "core:poor": { exp_reward: 2 } },
    loot_tables: { "core:box": { entries: [{ item: "core:gold" }] } },
    modifiers: {
      "core:venom": {
        triggers: [{ on: "turn_started", actions: [{ action: "damage", amount: 9, damage_type: "poison" }] }],
      },
    },
    options: { "core:walker": { triggers: [{ on: "creature_died", actions: [mark(100)] }] } },
  };

  it.each([
    ["by the hero", attack(), []],
    ["by poison", wait, [lying("core:venom", 3)]],
  ])("of an enemy %s gives its experience and drops its loot where it stood", (_, command, modifiers) => {
    const { act, game } = scene({ define, enemies: [{ def: "core:rat", health: 1, pos: [16, 3], modifiers }] });
    expect(marks(act(command)).sort()).toEqual([100, 7]);
    expect(game.floor.piles).toEqual([{ pos: [16, 3], table: "core:box", items: [] }]);
    expect(game.stats.kills).toBe(1);
  });

  it("of an enemy without a table leaves no pile", () => {
    const { act, game } = scene({ define, enemies: [{ def: "core:poor", health: 1 }] });
    act(attack());
    expect(game.floor.piles).toEqual([]);
  });

  it("comes once, however often the dead one is hit", () => {
    const { act } = scene({
      define: {
        ...define,
        abilities: {
          "core:attack": {
            actions: [1, 2].map(() => ({
              action: "damage" as const,
              amount: 50,
              damage_type: "ice" as const,
              target: "all_enemies" as const,
            })),
          },
        },
      },
      enemies: [{ def: "core:rat", health: 1 }],
    });
    const messages = act(attack());
    expect([only(messages, "died").length, marks(messages).filter((n) => n === 7).length]).toEqual([1, 1]);
  });
});
