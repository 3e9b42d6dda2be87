import { describe, expect, it } from "vitest";
import { chance, DEFAULT_BALANCE, hitChance, range, rngFromState, rngState } from "../../src/index.js";
import { attack, move, use, useItem, wait } from "../support/commands.js";
import { bolt, doIt } from "../support/deed.js";
import type { LooseRegistries } from "../support/loose.js";
import { states, withLuck } from "../support/luck.js";
import { mark, marks, only } from "../support/messages.js";
import { item, scene } from "../support/scene.js";

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
      const messages = act(doIt);
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
      expect(only(act(doIt), "hit").length).toBe(chance(rngFromState(rng), p) ? 1 : 0);
    }
  });

  it("with the floor above the ceiling has the floor", () => {
    const define = bolt(10, { balance: { hit_floor: 1, hit_ceiling: 0 } });
    expect(only(scene({ define, enemies: ["core:dummy"] }).act(doIt), "hit").length).toBe(1);
    expect(hitChance(0.5, 0, { ...DEFAULT_BALANCE, hit_floor: 0.9, hit_ceiling: 0.1 })).toBe(Math.fround(0.9));
  });

  it.each([
    [1000, true],
    [-1000, false],
  ])("with a critical chance of %d percent crits: %s, without a draw", (critical_chance, critical) => {
    const { act, game } = scene({ define: bolt(10), enemies: ["core:dummy"], hero: { base: { critical_chance } } });
    const before = game.rng;
    expect(only(act(doIt), "hit")).toMatchObject([{ critical, amount: critical ? 15 : 10 }]);
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
      { source: { who: "hero" }, target: { index: 0 }, ability: "core:attack" },
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
