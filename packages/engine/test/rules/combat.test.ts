import { describe, expect, it } from "vitest";
import {
  type Action,
  chance,
  type DamageType,
  DEFAULT_BALANCE,
  finalDamage,
  hitChance,
  range,
  rngFromState,
  rngState,
} from "../../src/index.js";
import { attack, move, use, useItem, wait } from "../support/commands.js";
import type { Loose, LooseRegistries } from "../support/loose.js";
import { states, withLuck } from "../support/luck.js";
import { mark, marks, only } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const bolt = (
  amount: number,
  more: LooseRegistries = {},
  extra: Loose<Action>[] = [],
  type: DamageType = "ice",
): LooseRegistries => ({
  ...more,
  abilities: {
    "core:bolt": { actions: [{ action: "damage", amount, damage_type: type, target: "target" }, ...extra] },
  },
  options: { "core:walker": { abilities: ["core:bolt"] } },
});
const fire = use("core:bolt");

describe("an attack", () => {
  it("rolls to hit, then for a crit, by the documented chances", () => {
    const { evasion, hit_floor, hit_ceiling } = DEFAULT_BALANCE;
    const define = bolt(10, {
      balance: { evasion, hit_floor, hit_ceiling },
      creatures: { "core:dummy": { base: { dexterity: 9 } } },
    });
    for (const rng of states(200)) {
      const { act, game } = scene({
        define,
        enemies: ["core:dummy"],
        hero: { base: { hit_chance: 0.7, critical_chance: 30 } },
        game: { rng },
      });
      const mirror = rngFromState(rng);
      const hits = chance(mirror, 0.7 - 9 * 0.02);
      const crits = hits && chance(mirror, 0.3);
      const messages = act(fire);
      expect(only(messages, "hit").map((hit) => [hit.amount, hit.critical])).toEqual(
        hits ? [[crits ? 15 : 10, crits]] : [],
      );
      expect(only(messages, "miss").length).toBe(hits ? 0 : 1);
      expect(game.rng).toBe(rngState(mirror));
    }
  });

  it.each([
    ["the ceiling", { hit_ceiling: 0.4 }, 5, 0.4],
    ["the floor", { hit_floor: 0.6 }, -5, 0.6],
  ])("never passes %s of hit chances", (_, balance, hit_chance, p) => {
    for (const rng of states(60)) {
      const { act } = scene({
        define: bolt(10, { balance }),
        enemies: ["core:dummy"],
        hero: { base: { hit_chance } },
        game: { rng },
      });
      expect(only(act(fire), "hit").length).toBe(chance(rngFromState(rng), p) ? 1 : 0);
    }
  });

  it("with the floor above the ceiling has the floor", () => {
    const define = bolt(10, { balance: { hit_floor: 1, hit_ceiling: 0 } });
    expect(only(scene({ define, enemies: ["core:dummy"] }).act(fire), "hit").length).toBe(1);
    expect(hitChance(0.5, 0, { ...DEFAULT_BALANCE, hit_floor: 0.9, hit_ceiling: 0.1 })).toBe(Math.fround(0.9));
  });

  it.each([
    [1000, true],
    [-1000, false],
  ])("with a critical chance of %d percent crits: %s, without a draw", (critical_chance, critical) => {
    const { act, game } = scene({ define: bolt(10), enemies: ["core:dummy"], hero: { base: { critical_chance } } });
    const before = game.rng;
    expect(only(act(fire), "hit")).toMatchObject([{ critical, amount: critical ? 15 : 10 }]);
    expect(game.rng).toBe(before);
  });

  it("of an enemy follows the same rules", () => {
    const define: LooseRegistries = {
      balance: { evasion: 0.02 },
      creatures: { "core:dummy": { base: { hit_chance: 0.6, critical_chance: 40, damage: 10 } } },
    };
    for (const rng of states(80)) {
      const { act } = scene({
        define,
        enemies: [{ def: "core:dummy", intent: "core:attack" }],
        hero: { base: { dexterity: 5 } },
        game: { rng },
      });
      const mirror = rngFromState(rng);
      const hits = chance(mirror, 0.6 - 5 * 0.02);
      const crits = hits && chance(mirror, 0.4);
      expect(only(act(wait), "hit").map((hit) => hit.amount)).toEqual(hits ? [crits ? 15 : 10] : []);
    }
  });

  it("reads damage, hit chance and critical chance against its victim", () => {
    const condition = [{ check: "has_tag" as const, who: "target" as const, value: "core:bones" }];
    const bane: LooseRegistries = {
      creatures: { "core:bony": { tags: ["core:bones"] } },
      options: {
        "core:walker": {
          modifiers: [
            { attribute: "hit_chance", flat: 1, condition },
            { attribute: "critical_chance", flat: 100, condition },
            { attribute: "damage", flat: 8, condition },
          ],
        },
      },
    };
    const hero = { base: { hit_chance: 0 } };
    expect(only(scene({ define: bane, hero, enemies: ["core:bony"] }).act(attack()), "hit")).toMatchObject([
      { amount: 15, critical: true },
    ]);
    expect(only(scene({ define: bane, hero, enemies: ["core:dummy"] }).act(attack()), "miss").length).toBe(1);
  });

  it("on all enemies rolls for each by itself, by index", () => {
    const define: LooseRegistries = {
      abilities: {
        "core:storm": { actions: [{ action: "damage", amount: 10, damage_type: "ice", target: "all_enemies" }] },
      },
      options: { "core:walker": { abilities: ["core:storm"] } },
    };
    for (const rng of states(30)) {
      const { act, game } = scene({
        define,
        enemies: ["core:dummy", "core:dummy", "core:dummy"],
        hero: { base: { hit_chance: 0.5, critical_chance: 50 } },
        game: { rng },
      });
      const mirror = rngFromState(rng);
      const expected = [0, 1, 2].map(() => (chance(mirror, 0.5) ? (chance(mirror, 0.5) ? 15 : 10) : 0));
      act(use("core:storm"));
      expect(game.enemies.map((one) => 100 - one.health)).toEqual(expected);
      expect(game.rng).toBe(rngState(mirror));
    }
  });

  it("by a used item can miss and crit as well", () => {
    const define: LooseRegistries = {
      items: { "core:bomb": { actions: [{ action: "damage", amount: 10, damage_type: "fire", target: "target" }] } },
    };
    const made = scene({
      define,
      enemies: ["core:dummy"],
      hero: { inventory: [item("core:bomb")], base: { hit_chance: 0.5, critical_chance: 50 } },
    });
    for (const kind of ["miss", "hit"] as const) {
      withLuck(made, useItem(0), (messages) => only(messages, kind).length === 1);
    }
    withLuck(made, useItem(0), (messages) => only(messages, "hit")[0]?.critical === true);
    expect(only(made.act(useItem(0)), "hit")).toMatchObject([{ amount: 15, item: "core:bomb" }]);
  });

  it("that misses is told, and queues neither attack_hit nor damage_taken", () => {
    const { act, game } = scene({
      define: {
        balance: { hit_ceiling: 0 },
        options: { "core:walker": { triggers: [{ on: "attack_hit", actions: [mark(1)] }] } },
        creatures: { "core:dummy": { triggers: [{ on: "damage_taken", actions: [mark(2)] }] } },
      },
      enemies: ["core:dummy"],
    });
    const messages = act(attack());
    expect(only(messages, "miss")).toMatchObject([
      { source: { index: -1 }, target: { index: 0 }, ability: "core:attack" },
    ]);
    expect([marks(messages), game.enemies[0]?.health]).toEqual([[], 100]);
  });

  it("that hits queues attack_hit, then damage_taken", () => {
    const { act } = scene({
      define: {
        options: { "core:walker": { triggers: [{ on: "attack_hit", actions: [mark(1)] }] } },
        creatures: { "core:dummy": { triggers: [{ on: "damage_taken", actions: [mark(2)] }] } },
      },
      enemies: ["core:dummy"],
    });
    expect(marks(act(attack()))).toEqual([1, 2]);
  });
});

describe("damage", () => {
  const taken = (amount: number, flat: number, balance = {}) => {
    const creatures: LooseRegistries["creatures"] = {
      "core:dummy": {
        base: { max_health: 9_000_000 },
        modifiers: [{ attribute: "resistance", damage_type: "ice", flat }],
      },
    };
    return only(scene({ define: bolt(amount, { balance, creatures }), enemies: ["core:dummy"] }).act(fire), "hit")[0]
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
    const { act } = scene({
      define: {
        abilities: {
          "core:bolt": { actions: [{ action: "damage", scale: 1_000_000, damage_type: "ice", target: "target" }] },
        },
        options: { "core:walker": { abilities: ["core:bolt"] } },
      },
      enemies: ["core:dummy"],
      hero: { base: { damage: 1_000_000 } },
    });
    expect(only(act(fire), "hit")[0]?.amount).toBe(4_294_967_295);
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
    expect(only(act(fire), "hit")[0]?.amount).toBe(13);
  });

  it("counts with overkill for the run's figures", () => {
    const { act, game } = scene({ define: bolt(70), enemies: [{ def: "core:dummy", health: 1 }] });
    act(fire);
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
      { amount: 6, damage_type: "holy", target: { index: 0 }, by: "core:walker" },
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

describe("initiative", () => {
  it("is rounded dexterity plus 1 to 6, for the hero first, then for the enemies in order", () => {
    for (const rng of states(40)) {
      const { act, game } = scene({
        define: {
          creatures: { "core:slow": { base: { dexterity: 0.4 } }, "core:quick": { base: { dexterity: 7.5 } } },
        },
        den: ["core:slow", "core:quick"],
        at: [12, 2],
        hero: { base: { dexterity: 3.2 } },
        game: { rng },
      });
      const mirror = rngFromState(rng);
      const expected = [3, 0, 8].map((dexterity) => dexterity + range(mirror, 1, 6));
      act(move("east"));
      expect([game.player.initiative, ...game.enemies.map((one) => one.initiative)]).toEqual(expected);
      expect(game.rng).toBe(rngState(mirror));
    }
  });
});
