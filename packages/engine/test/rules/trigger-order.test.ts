import { describe, expect, it } from "vitest";
import { chance, rngFromState, rngState } from "../../src/index.js";
import { attack, use, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { states } from "../support/luck.js";
import { mark, marks } from "../support/messages.js";
import { HALL, item, lying, scene } from "../support/scene.js";

const onTurn = (...numbers: number[]) => numbers.map((n) => ({ on: "turn_started" as const, actions: [mark(n)] }));

describe("triggers on one event run", () => {
  const define: LooseRegistries = {
    slots: { "core:body": { order: -1 }, "core:z": { order: 5 }, "core:a": { order: 5 } },
    items: {
      "core:vest": { slot: "core:body", triggers: onTurn(3) },
      "core:blade": { slot: "core:hand", triggers: onTurn(6) },
      "core:ring": { slot: "core:a", triggers: onTurn(7) },
      "core:shoe": { slot: "core:z", triggers: onTurn(8) },
    },
    affixes: { "core:second": { triggers: onTurn(4) }, "core:first": { triggers: onTurn(5) } },
    options: { "core:walker": { triggers: onTurn(1, 2) } },
    modifiers: { "core:late": { triggers: onTurn(9) }, "core:early": { triggers: onTurn(10) } },
    creatures: { "core:one": { triggers: onTurn(11) }, "core:two": { triggers: onTurn(13) } },
    prefabs: { "core:hall": { triggers: onTurn(31) }, "core:den": { triggers: onTurn(31) } },
    floors: { "core:first": { triggers: onTurn(32) } },
    npcs: { "core:smith": { triggers: onTurn(33) } },
    quests: { "core:task": { on: "turn_started", actions: [mark(30)] } },
  };
  const hero = {
    equipment: {
      "core:a": item("core:ring"),
      "core:body": item("core:vest", 1, ["core:second", "core:first"]),
      "core:hand": item("core:blade"),
      "core:z": item("core:shoe"),
    },
    modifiers: [lying("core:late", 9), lying("core:early", 9)],
  };
  const quests = [{ quest: "core:task", count: 0, done: false, failed: false }];
  const own = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it("on the hero (options, items by slot with affixes, timed modifiers), enemies by index, quests, room, floor", () => {
    const enemies = [{ def: "core:one", modifiers: [lying("core:early", 9)] }, "core:two"];
    const { act } = scene({ define, hero, enemies, game: { quests } });
    expect(marks(act(wait))).toEqual([...own, 11, 10, 13, 30, 31, 32]);
  });

  it("on the NPC being talked to last", () => {
    const rooms = [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2] as [number, number], stock: [] }] }];
    const { act } = scene({ define, hero, rooms, game: { quests, talking_room: 0, talking_npc: 0 } });
    expect(marks(act(wait))).toEqual([...own, 30, 31, 32, 33]);
  });
});

describe("the list of triggers", () => {
  const bless = { action: "apply_modifier" as const, modifier: "core:bless" };
  const unbless = { action: "remove_modifier" as const, modifier: "core:bless" };
  const modifiers = { "core:bless": { triggers: onTurn(7) } };

  it("is fixed before the first of them runs: what one lays does not hear the same event", () => {
    const { act } = scene({
      define: { modifiers, options: { "core:walker": { triggers: [{ on: "turn_started", actions: [bless] }] } } },
    });
    expect(marks(act(wait))).toEqual([]);
    expect(marks(act(wait))).toEqual([7]);
  });

  it("skips a trigger whose bearer is gone by then", () => {
    const { act } = scene({
      define: { modifiers, options: { "core:walker": { triggers: [{ on: "turn_started", actions: [unbless] }] } } },
      hero: { modifiers: [lying("core:bless", 5)] },
    });
    expect(marks(act(wait))).toEqual([]);
  });

  it("skips a trigger whose carrier is dead by then", () => {
    const { act } = scene({
      define: {
        creatures: { "core:imp": { triggers: onTurn(7) } },
        options: {
          "core:walker": {
            triggers: [
              {
                on: "turn_started",
                actions: [{ action: "damage", amount: 500, damage_type: "holy", target: "all_enemies" }],
              },
            ],
          },
        },
      },
      enemies: ["core:imp", "core:imp"],
    });
    expect(marks(act(wait))).toEqual([]);
  });

  it("has each condition checked when its turn comes", () => {
    const { act } = scene({
      define: {
        modifiers: { "core:bless": {} },
        options: {
          "core:walker": {
            triggers: [
              { on: "turn_started", actions: [bless] },
              {
                on: "turn_started",
                condition: [{ check: "has_modifier", modifier: "core:bless" }],
                actions: [mark(7)],
              },
            ],
          },
        },
      },
    });
    expect(marks(act(wait))).toEqual([7]);
  });
});

describe("dead carriers", () => {
  const deathRattle = (source?: "self" | "other") => [
    { on: "creature_died" as const, when: source === undefined ? {} : { source }, actions: [mark(1)] },
  ];

  it("fire their own creature_died", () => {
    const { act } = scene({
      define: { creatures: { "core:imp": { triggers: deathRattle("self") } } },
      enemies: [{ def: "core:imp", health: 1 }],
    });
    expect(marks(act(attack()))).toEqual([1]);
  });

  it("fire it also from a timed modifier that lies on them", () => {
    const { act } = scene({
      define: { modifiers: { "core:doom": { triggers: deathRattle("self") } } },
      enemies: [{ def: "core:dummy", health: 1, modifiers: [lying("core:doom", 9)] }],
    });
    expect(marks(act(attack()))).toEqual([1]);
  });

  it("fire nothing else", () => {
    const { act } = scene({
      define: {
        abilities: {
          "core:storm": { actions: [{ action: "damage", amount: 500, damage_type: "ice", target: "all_enemies" }] },
        },
        options: { "core:walker": { abilities: ["core:storm"] } },
        creatures: { "core:imp": { triggers: [...deathRattle("other"), { on: "damage_taken", actions: [mark(2)] }] } },
      },
      enemies: ["core:imp", "core:imp"],
    });
    expect(marks(act(use("core:storm")))).toEqual([]);
  });

  it("are not revived by it", () => {
    const { act, game } = scene({
      define: {
        creatures: {
          "core:imp": {
            triggers: [
              {
                on: "creature_died",
                when: { source: "self" },
                actions: [{ action: "change_attribute", attribute: "health", amount: 50 }],
              },
            ],
          },
        },
      },
      enemies: [{ def: "core:imp", health: 1 }],
    });
    act(attack());
    expect([game.enemies, game.stats.kills]).toEqual([[], 1]);
  });
});

describe("the chance of a trigger", () => {
  const chancy = (condition: { check: "in_combat" }[]) => ({
    options: {
      "core:walker": { triggers: [{ on: "turn_started" as const, chance: 0.3, condition, actions: [mark(1)] }] },
    },
  });

  it("is rolled once", () => {
    for (const rng of states(60)) {
      const { act, game } = scene({ define: chancy([]), game: { rng } });
      const mirror = rngFromState(rng);
      const fires = chance(mirror, 0.3);
      expect(marks(act(wait))).toEqual(fires ? [1] : []);
      expect(game.rng).toBe(rngState(mirror));
    }
  });

  it("is not rolled where the condition fails", () => {
    const { act, game } = scene({ define: chancy([{ check: "in_combat" }]) });
    const before = game.rng;
    act(wait);
    expect(game.rng).toBe(before);
  });

  it("is not rolled where a filter fails", () => {
    const { act, game } = scene({
      define: {
        items: {
          "core:nut": { actions: [{ action: "change_attribute", attribute: "stamina", amount: 1 }] },
          "core:hat": {},
        },
        options: { "core:walker": { triggers: [{ on: "item_used", when: { item: "core:hat" }, chance: 0.3 }] } },
      },
      hero: { inventory: [item("core:nut")] },
    });
    const before = game.rng;
    act(useItem(0));
    expect(game.rng).toBe(before);
  });
});
