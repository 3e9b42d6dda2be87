import { describe, expect, it } from "vitest";
import { chance, rngFromState, rngState } from "../../src/index.js";
import { attack, equip, use, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { states } from "../support/luck.js";
import { mark, marks, only } from "../support/messages.js";
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
  const quests = [{ quest: "core:task", count: 0, done: false }];
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

describe("the queue", () => {
  it("lets an action's own events wait until the list is done", () => {
    const { act } = scene({
      define: {
        abilities: { "core:deed": { actions: [{ action: "give_item", item: "core:gold" }, mark(1)] } },
        options: {
          "core:walker": { abilities: ["core:deed"], triggers: [{ on: "item_picked_up", actions: [mark(2)] }] },
        },
      },
    });
    expect(marks(act(use("core:deed")))).toEqual([1, 2]);
  });

  it("puts an event's own events behind those that wait already", () => {
    const chain = (own: string, next: string, n: number) => ({
      on: "item_picked_up" as const,
      when: { item: own },
      actions: [mark(n), { action: "give_item" as const, item: next }],
    });
    const { act } = scene({
      define: {
        items: { "core:a": {}, "core:b": {}, "core:c": {}, "core:end": {} },
        abilities: {
          "core:deed": {
            actions: [
              { action: "give_item", item: "core:a" },
              { action: "give_item", item: "core:b" },
            ],
          },
        },
        options: {
          "core:walker": {
            abilities: ["core:deed"],
            triggers: [chain("core:a", "core:c", 1), chain("core:b", "core:end", 2), chain("core:c", "core:end", 3)],
          },
        },
      },
    });
    expect(marks(act(use("core:deed")))).toEqual([1, 2, 3]);
  });

  it("is drained after each participant's action", () => {
    const { act } = scene({
      define: {
        options: {
          "core:walker": {
            triggers: [
              { on: "attack_hit", actions: [mark(1)] },
              { on: "damage_taken", actions: [mark(2)] },
            ],
          },
        },
      },
      enemies: [
        { def: "core:dummy", intent: "core:attack", initiative: 20 },
        { def: "core:dummy", intent: "core:attack" },
      ],
    });
    expect(marks(act(attack()))).toEqual([2, 1, 2]);
  });

  const endless: LooseRegistries = {
    items: { "core:hydra": { stackable: true } },
    options: {
      "core:walker": {
        triggers: [
          { on: "turn_started", actions: [{ action: "give_item", item: "core:hydra" }] },
          {
            on: "item_picked_up",
            when: { item: "core:hydra" },
            actions: [{ action: "give_item", item: "core:hydra" }],
          },
        ],
      },
    },
  };

  it("takes 100 events a turn, then says once that more were dropped", () => {
    const { act, game } = scene({ define: endless });
    expect(only(act(wait), "event_limit").length).toBe(1);
    expect(game.player.inventory).toEqual([item("core:hydra", 100)]);
    act(wait);
    expect(game.player.inventory).toEqual([item("core:hydra", 200)]);
  });

  it("processes deaths, the fight's end, completed quests beyond the limit", () => {
    const { act, game } = scene({
      define: {
        ...endless,
        creatures: {
          "core:imp": { triggers: [{ on: "creature_died", when: { source: "self" }, actions: [mark(1)] }] },
        },
        quests: { "core:hunt": { on: "creature_died" } },
        options: {
          "core:walker": {
            triggers: [
              ...(endless.options?.["core:walker"]?.triggers ?? []),
              { on: "combat_ended", actions: [mark(2)] },
              { on: "attack_hit", actions: [mark(4)] },
              { on: "quest_completed", actions: [mark(3)] },
            ],
          },
        },
      },
      enemies: [{ def: "core:imp", health: 1 }],
      game: { quests: [{ quest: "core:hunt", count: 0, done: false }] },
    });
    expect(marks(act(attack())).sort()).toEqual([1, 2, 3]);
    expect(game.quests).toEqual([{ quest: "core:hunt", count: 1, done: true }]);
  });

  it("processes room and floor entries beyond the limit", () => {
    const define: LooseRegistries = {
      ...endless,
      floors: { "core:first": {}, "core:second": { number: 2 } },
      prefabs: { "core:den": { triggers: [{ on: "room_entered", actions: [mark(1)] }] } },
    };
    const enters = scene({ define, at: [12, 2] });
    expect(marks(enters.act({ command: "move", direction: "east" }))).toEqual([1]);
    const floors = {
      "core:first": {},
      "core:second": { number: 2, triggers: [{ on: "floor_entered" as const, actions: [mark(2)] }] },
    };
    const goesDown = scene({ define: { ...define, floors }, at: [17, 2] });
    expect(marks(goesDown.act({ command: "descend" }))).toEqual([2]);
  });
});

describe("two coats of thorns", () => {
  it("end after one prick", () => {
    const thorns = {
      on: "damage_taken" as const,
      actions: [{ action: "damage" as const, amount: 3, damage_type: "slash" as const, target: "target" as const }],
    };
    const { act, game } = scene({
      define: {
        options: { "core:walker": { triggers: [thorns] } },
        creatures: { "core:dummy": { triggers: [thorns] } },
      },
      enemies: ["core:dummy"],
    });
    act(attack());
    // the blow takes 2 from the enemy, whose thorns take 3 from the hero; his stay quiet
    expect([game.player.health, game.enemies[0]?.health]).toEqual([97, 98]);
  });
});

describe("item_picked_up", () => {
  const pickedUp = { on: "item_picked_up" as const, actions: [mark(1)] };
  const hat = { "core:hat": { slot: "core:hand" } };

  it("comes once for each instance, before it merges, whatever its count", () => {
    const { act } = scene({
      define: {
        items: { "core:hat": {} },
        abilities: {
          "core:deed": {
            actions: [
              { action: "give_item", item: "core:gold", count: 30 },
              { action: "give_item", item: "core:hat", count: 2 },
            ],
          },
        },
        options: { "core:walker": { abilities: ["core:deed"], triggers: [pickedUp] } },
      },
      hero: { inventory: [item("core:gold", 5)] },
    });
    expect(marks(act(use("core:deed")))).toEqual([1, 1, 1]);
  });

  it.each(["give_loot", "pile"])("comes from a table (%s)", (how) => {
    const { act } = scene({
      define: {
        loot_tables: { "core:box": { rolls: "2", entries: [{ item: "core:gold", count: "3" }] } },
        abilities: { "core:deed": { actions: [{ action: "give_loot", table: "core:box" }] } },
        options: { "core:walker": { abilities: ["core:deed"], triggers: [pickedUp] } },
        balance: { luck_factor: 0 },
      },
      piles: [{ pos: [2, 2], table: "core:box" }],
    });
    expect(marks(act(how === "pile" ? { command: "pick_up" } : use("core:deed")))).toEqual([1, 1]);
  });

  it("does not come from swapping, taking off, and lifting what one dropped", () => {
    const { act, game } = scene({
      define: { items: hat, options: { "core:walker": { triggers: [pickedUp] } } },
      hero: { inventory: [item("core:hat")], equipment: { "core:hand": item("core:hat") } },
    });
    const messages = [
      equip(0),
      { command: "unequip", slot: "core:hand" },
      { command: "drop", index: 0 },
      { command: "pick_up" },
    ] as const;
    expect(messages.flatMap((command) => marks(act(command)))).toEqual([]);
    expect(game.player.inventory.length).toBe(2);
  });
});
