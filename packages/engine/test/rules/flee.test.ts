import { describe, expect, it } from "vitest";
import { chance, checkInvariants, DEFAULT_BALANCE, fleeChance, rngFromState } from "../../src/index.js";
import { attack, flee, move, use, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { states, withLuck } from "../support/luck.js";
import { mark, marks, only, placeOf } from "../support/messages.js";
import { item, lying, type Scene, type SceneSetup, scene } from "../support/scene.js";

/** A scene whose next flight succeeds. */
function luckyScene(setup: SceneSetup): Scene {
  const made = scene(setup);
  withLuck(made, flee, (messages) => only(messages, "fled").length > 0);
  return made;
}

describe("a flight of the hero", () => {
  it.each([
    ["slow", 1, [3, 7], 0.2],
    ["level", 4, [4], 0.5],
    ["quick", 9, [4, 5], 0.7],
    ["very slow", 1, [40], 0.1],
    ["very quick", 40, [1], 0.9],
  ])("succeeds by the difference to the quickest enemy (%s)", (_, dexterity, others, p) => {
    const creatures = Object.fromEntries(others.map((own, i) => [`core:e${i}`, { base: { dexterity: own } }]));
    for (const rng of states(60)) {
      const made = scene({
        define: { creatures },
        enemies: Object.keys(creatures),
        hero: { base: { dexterity } },
        game: { rng },
      });
      expect(only(made.act(flee), "fled").length).toBe(chance(rngFromState(rng), p) ? 1 : 0);
    }
    expect(fleeChance(dexterity, Math.max(...others), DEFAULT_BALANCE)).toBeCloseTo(p, 6);
  });

  it("counts the dexterity of living enemies only", () => {
    const define = {
      creatures: { "core:hare": { base: { dexterity: 30 } } },
      options: {
        "core:walker": {
          triggers: [
            {
              on: "turn_started" as const,
              actions: [
                { action: "damage" as const, amount: 5, damage_type: "ice" as const, target: "all_enemies" as const },
              ],
            },
          ],
        },
      },
    };
    for (const rng of states(40)) {
      const { act } = scene({ define, enemies: [{ def: "core:hare", health: 1 }, "core:dummy"], game: { rng } });
      expect(only(act(flee), "fled").length).toBe(chance(rngFromState(rng), 0.5) ? 1 : 0);
    }
  });

  it("leads to the tile from which he came, out of the room", () => {
    const { act, game } = luckyScene({ enemies: ["core:dummy"] });
    const messages = act(flee);
    expect([game.player_pos, game.floor.player_room, game.entered_from]).toEqual([[12, 2], -1, []]);
    expect(only(messages, "combat_ended")).toMatchObject([{ outcome: "fled" }]);
    expect([game.enemies, game.combat_round, game.floor.rooms[1]?.cleared]).toEqual([[], 0, false]);
    expect(game.stats).toMatchObject({ fights_fled: 1, fights_won: 0, kills: 0 });
  });

  it("sends living enemies back, with half of the missing health, all stamina and nothing else", () => {
    const { act, game } = luckyScene({
      define: {
        creatures: {
          "core:hurt": {
            base: { max_health: 50, max_stamina: 70 },
            modifiers: [{ attribute: "max_health", flat: 11 }],
          },
        },
        modifiers: { "core:curse": {} },
      },
      enemies: [
        {
          def: "core:hurt",
          health: 20,
          stamina: 5,
          intent: "core:attack",
          modifiers: [lying("core:curse", 9)],
          cooldowns: { "core:attack": 4 },
          pos: [16, 3],
        },
      ],
    });
    act(flee);
    expect(game.floor.rooms[1]?.enemies).toEqual([
      {
        kind: "enemy",
        def: "core:hurt",
        health: 40.5,
        stamina: 70,
        initiative: 0,
        intent: "",
        modifiers: [],
        cooldowns: {},
        phase: 0,
        rewards: true,
        pos: [16, 3],
      },
    ]);
  });

  it("recovers by the enemies' own maximum, not by one lowered by the hero's aura", () => {
    const { act, game } = luckyScene({
      define: {
        items: {
          "core:totem": {
            slot: "core:hand",
            modifiers: [{ attribute: "max_health", flat: -60, target: "all_enemies" }],
          },
        },
      },
      enemies: [{ def: "core:dummy", health: 20 }],
      hero: { equipment: { "core:hand": item("core:totem") } },
    });
    act(flee);
    expect(game.floor.rooms[1]?.enemies[0]?.health).toBe(60);
  });

  it("leaves the dead behind", () => {
    const { act, game } = luckyScene({
      define: {
        options: {
          "core:walker": {
            triggers: [
              {
                on: "turn_started",
                actions: [{ action: "damage", amount: 5, damage_type: "ice", target: "all_enemies" }],
              },
            ],
          },
        },
      },
      enemies: [{ def: "core:dummy", health: 1 }, "core:dummy"],
    });
    act(flee);
    expect(game.floor.rooms[1]?.enemies.length).toBe(1);
  });

  it("queues combat_ended at the end of the turn, when he is out", () => {
    const { act } = luckyScene({
      define: {
        prefabs: { "core:den": { triggers: [{ on: "combat_ended", actions: [mark(1)] }] } },
        options: {
          "core:walker": { triggers: [{ on: "combat_ended", when: { outcome: "fled" }, actions: [mark(2)] }] },
        },
      },
      enemies: ["core:dummy"],
    });
    expect(marks(act(flee))).toEqual([2]);
  });

  it("that fails costs the turn", () => {
    const made = scene({ enemies: [{ def: "core:dummy", intent: "core:attack" }] });
    withLuck(made, flee, (messages) => only(messages, "flee_failed").length > 0);
    const messages = made.act(flee);
    expect(only(messages, "flee_failed")).toMatchObject([{ source: { who: "hero" } }]);
    expect([made.game.turn, made.game.player.health, made.game.enemies.length]).toEqual([1, 98, 1]);
  });

  it("can be followed by entering again, which starts the fight anew", () => {
    const { act, game } = luckyScene({ enemies: ["core:dummy"] });
    act(flee);
    const messages = act(move("east"));
    expect([game.enemies.length, game.combat_round, game.entered_from]).toEqual([1, 0, [12, 2]]);
    expect(only(messages, "combat_started").length).toBe(1);
  });
});

describe("a flight is blocked", () => {
  const define: LooseRegistries = {
    creatures: { "core:king": { tags: ["core:boss"] } },
    items: { "core:smoke": { consumed_on_use: true, actions: [{ action: "flee" }] } },
    options: { "core:walker": { triggers: [{ on: "turn_started", actions: [{ action: "flee" }] }] } },
  };
  const hero = { inventory: [item("core:smoke")] };

  it.each([
    ["without a way back", ["core:dummy"], { entered_from: [] as [] }, "no_way_back"],
    ["while a boss lives", ["core:dummy", "core:king"], {}, "boss_bars_the_way"],
  ])("%s, by ability and by item alike, and in a trigger nothing happens", (_, enemies, game, code) => {
    const made = scene({ define, enemies, hero, game });
    expect(made.refused(flee)).toMatchObject({ code });
    expect(made.refused(useItem(0))).toMatchObject({ code });
    const before = made.game.rng;
    const messages = made.act(wait);
    expect([only(messages, "fled"), only(messages, "flee_failed"), made.game.rng]).toEqual([[], [], before]);
  });

  it("outside a fight", () => {
    const { refused } = scene({ define: { ...define, options: {} }, hero });
    expect(refused(flee)).toEqual({ code: "no_enemy" });
    expect(refused(useItem(0))).toEqual({ code: "no_enemy" });
  });

  it("no longer once the boss is dead", () => {
    const { act } = scene({
      define: {
        ...define,
        options: {
          "core:walker": {
            triggers: [
              {
                on: "turn_started",
                actions: [{ action: "damage", amount: 5, damage_type: "ice", target: "all_enemies" }],
              },
            ],
          },
        },
      },
      enemies: [{ def: "core:king", health: 1 }, "core:dummy"],
    });
    act(wait);
    act(flee);
  });

  it("no longer in the very turn in which the boss died", () => {
    const onDeath = [{ on: "creature_died" as const, actions: [{ action: "flee" as const }] }];
    const { act } = scene({
      define: { ...define, options: { "core:walker": { triggers: onDeath } } },
      enemies: [{ def: "core:king", health: 1 }, "core:dummy"],
    });
    const messages = act(attack(0));
    expect([...only(messages, "fled"), ...only(messages, "flee_failed")].length).toBe(1);
  });
});

describe("an item that flees", () => {
  it("is used up and gets the hero out", () => {
    const define: LooseRegistries = {
      items: { "core:smoke": { consumed_on_use: true, actions: [{ action: "flee" }] } },
    };
    const made = scene({ define, enemies: ["core:dummy"], hero: { inventory: [item("core:smoke")] } });
    withLuck(made, useItem(0), (messages) => only(messages, "fled").length > 0);
    made.act(useItem(0));
    expect([made.game.player_pos, made.game.player.inventory]).toEqual([[12, 2], []]);
  });
});

describe("a hero who gets away and dies in the same turn", () => {
  it("ends the run with nothing left to settle", () => {
    const actions = [
      { action: "flee" as const },
      { action: "damage" as const, amount: 500, damage_type: "fire" as const, target: "self" as const },
    ];
    const define: LooseRegistries = { items: { "core:smoke": { consumed_on_use: true, actions } } };
    const made = scene({ define, enemies: ["core:dummy"], hero: { inventory: [item("core:smoke")] } });
    withLuck(made, useItem(0), (messages) => only(messages, "fled").length > 0);
    made.act(useItem(0));
    expect([made.game.over, made.game.enemies]).toEqual(["died", []]);
    expect(checkInvariants(made.game, made.registries)).toEqual([]);
  });
});

describe("an enemy that flees", () => {
  const coward = (dexterity = 1) => ({
    creatures: { "core:coward": { base: { dexterity }, exp_reward: 9, loot: "core:box" } },
    loot_tables: { "core:box": {} },
  });
  const gone = (setup: SceneSetup) => {
    const made = scene(setup);
    withLuck(made, wait, (messages) => only(messages, "fled").length > 0);
    return made;
  };

  it.each([
    [1, 5, 0.3],
    [7, 1, 0.8],
    [60, 1, 0.9],
    [1, 60, 0.1],
  ])("of dexterity %d gets away from one of %d by a chance of %d", (own, heros, p) => {
    for (const rng of states(60)) {
      const { act } = scene({
        define: coward(own),
        enemies: [{ def: "core:coward", intent: "core:flee" }, "core:dummy"],
        hero: { base: { dexterity: heros } },
        game: { rng },
      });
      expect(only(act(wait), "fled").length).toBe(chance(rngFromState(rng), p) ? 1 : 0);
    }
  });

  it("is gone without experience, loot or kill", () => {
    const { act, game } = gone({
      define: coward(),
      enemies: [{ def: "core:coward", intent: "core:flee" }, "core:dummy"],
    });
    expect(marks(act(wait))).toEqual([]);
    expect([game.enemies.map((one) => one.def), game.floor.piles, game.stats.kills]).toEqual([["core:dummy"], [], 0]);
    expect(game.floor.rooms.flatMap((room) => room.enemies)).toEqual([]);
  });

  it("as the last one gives a victory and a cleared room", () => {
    const { act, game } = gone({ define: coward(), enemies: [{ def: "core:coward", intent: "core:flee" }] });
    expect(only(act(wait), "combat_ended")).toMatchObject([{ outcome: "victory" }]);
    expect([game.enemies, game.floor.rooms[1]?.cleared, game.stats.fights_won]).toEqual([[], true, 1]);
  });

  it("counts no longer as living in its turn", () => {
    const { act } = gone({
      define: {
        ...coward(),
        abilities: {
          "core:storm": { actions: [{ action: "damage", amount: 5, damage_type: "ice", target: "all_enemies" }] },
        },
        options: { "core:walker": { abilities: ["core:storm"] } },
      },
      enemies: [{ def: "core:coward", intent: "core:flee", initiative: 20 }, "core:dummy"],
    });
    expect(only(act(use("core:storm")), "hit").every((hit) => placeOf(hit.target) === 1)).toBe(true);
  });

  it("that fails has lost its turn", () => {
    const made = scene({ define: coward(), enemies: [{ def: "core:coward", intent: "core:flee" }] });
    withLuck(made, wait, (messages) => only(messages, "flee_failed").length > 0);
    expect(only(made.act(wait), "flee_failed")).toMatchObject([
      { source: { who: "enemy", def: "core:coward", index: 0 } },
    ]);
    expect(made.game.enemies.length).toBe(1);
  });
});
