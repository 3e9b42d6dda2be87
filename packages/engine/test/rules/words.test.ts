import { describe, expect, it } from "vitest";
import { checkInvariants, type Enemy } from "../../src/index.js";
import { attack, choose, equip, talk, unequip, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { withLuck } from "../support/luck.js";
import { kinds, mark, marks, only } from "../support/messages.js";
import { DEN, HALL, item, lying, type SceneSetup, scene } from "../support/scene.js";

/** A scene whose hero carries a thing that does something. */
function doing(actions: readonly object[], setup: SceneSetup = {}) {
  const { define = {}, hero = {} } = setup;
  return scene({
    ...setup,
    hero: { ...hero, inventory: [item("core:thing"), ...(hero.inventory ?? [])] },
    define: { ...define, items: { "core:thing": { actions }, ...define.items } } as LooseRegistries,
  });
}

const RATS: LooseRegistries = { creatures: { "core:rat": { base: { max_health: 40 }, exp_reward: 7 } } };
const names = (enemies: readonly Enemy[]) => enemies.map(({ def }) => def);

describe("summon", () => {
  const call = { action: "summon", creature: "core:rat" };

  it("puts enemies at the end of the fight, on free tiles of the room, who announce at the end of the turn", () => {
    const { act, game, registries } = doing([{ ...call, count: "2" }], { enemies: ["core:rat"], define: RATS });
    const messages = act(useItem(0));
    expect(names(game.enemies)).toEqual(["core:rat", "core:rat", "core:rat"]);
    expect(only(messages, "enemies_joined")).toMatchObject([
      { source: { who: "hero" }, enemies: [{ index: 1 }, { index: 2 }] },
    ]);
    expect(game.enemies.every(({ initiative }) => initiative > 0)).toBe(true);
    expect(new Set(game.enemies.map(({ pos }) => pos.join())).size).toBe(3);
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it("brings no more while so many of the kind live, and at most twelve in all", () => {
    const most = doing([{ ...call, count: "9", most: 3 }], { enemies: ["core:rat"], define: RATS });
    most.act(useItem(0));
    expect(most.game.enemies).toHaveLength(3);
    const dozen = doing([{ ...call, count: "99", most: 12 }], { enemies: ["core:dummy"], define: RATS });
    dozen.act(useItem(0));
    expect(dozen.game.enemies).toHaveLength(12);
    expect(only(dozen.act(useItem(0)), "enemies_joined")).toEqual([]);
  });

  it("draws how many come", () => {
    const sizes = [1, 2, 3].map((size) => {
      const made = doing([{ ...call, count: "1-3" }], { enemies: ["core:dummy"], define: RATS });
      withLuck(made, useItem(0), (_, { enemies }) => enemies.length === size + 1);
      made.act(useItem(0));
      return made.game.enemies.length;
    });
    expect(sizes).toEqual([2, 3, 4]);
  });

  it("gives neither experience nor loot, unless it says so", () => {
    for (const rewards of [false, true]) {
      const { act, game } = doing([{ ...call, rewards }], { enemies: ["core:dummy"], define: RATS });
      act(useItem(0));
      const summoned = game.enemies[1];
      if (summoned !== undefined) summoned.health = 1;
      expect(marks(act(attack(1)))).toEqual(rewards ? [7] : []);
    }
  });

  it("does nothing outside a fight", () => {
    const { act, game } = doing([call], { define: RATS });
    act(useItem(0));
    expect(game.enemies).toEqual([]);
  });
});

describe("choose", () => {
  const of = [
    { weight: 2, actions: [mark(1)] },
    { weight: 1, actions: [mark(2)] },
  ];

  it("runs one of its lists", () => {
    for (const wanted of [1, 2]) {
      const made = doing([{ action: "choose", of }]);
      withLuck(made, useItem(0), (messages) => marks(messages)[0] === wanted);
      expect(marks(made.act(useItem(0)))).toEqual([wanted]);
    }
  });

  it("draws among those whose condition holds, by weights that may be formulas", () => {
    const never = { check: "floor" as const, at_least: 9 };
    const { act } = doing([
      {
        action: "choose",
        of: [
          { weight: 99, condition: [never], actions: [mark(1)] },
          { weight: "0 * turn()", actions: [mark(2)] },
          { weight: 1, actions: [mark(3)] },
        ],
      },
    ]);
    expect(marks(act(useItem(0)))).toEqual([3]);
  });

  it("draws nothing where there is nothing to draw", () => {
    const { act, game } = doing([{ action: "choose", of: [{ weight: 0, actions: [mark(1)] }] }]);
    const before = game.rng;
    expect(marks(act(useItem(0)))).toEqual([]);
    expect(game.rng).toBe(before);
  });
});

describe("say", () => {
  it("tells its text", () => {
    const define = { texts: { "core:dust": { text: "Dust." } } };
    expect(only(doing([{ action: "say", text: "core:dust" }], { define }).act(useItem(0)), "told")).toMatchObject([
      { text: "core:dust" },
    ]);
  });
});

describe("raise", () => {
  it("changes a base value for good", () => {
    const { act, game } = doing([{ action: "raise", attribute: "strength", amount: 2 }]);
    const before = game.player.base.strength;
    expect(only(act(useItem(0)), "attribute_raised")).toMatchObject([{ attribute: "strength", amount: 2 }]);
    expect(game.player.base.strength).toBe(before + 2);
  });

  it("lowers health to a maximum that fell", () => {
    const { act, game } = doing([{ action: "raise", attribute: "max_health", amount: -30 }]);
    act(useItem(0));
    expect(game.player.health).toBe(70);
  });

  it("says nothing where nothing changes", () => {
    expect(kinds(doing([{ action: "raise", attribute: "luck", amount: 0 }]).act(useItem(0)))).not.toContain(
      "attribute_raised",
    );
  });
});

describe("restock", () => {
  it("rolls what merchants of the floor sell anew", () => {
    const npcs = [
      { npc: "core:smith", pos: [2, 2] as [number, number], stock: [] },
      { npc: "core:monk", pos: [3, 2] as [number, number], stock: [] },
    ];
    const { act, game } = doing([{ action: "restock" }], {
      rooms: [{ rect: HALL, npcs }, { rect: DEN }],
      define: {
        npcs: { "core:smith": { shop: "core:wares" }, "core:monk": {} },
        loot_tables: { "core:wares": { entries: [{ item: "core:thing" }] } },
      },
    });
    act(useItem(0));
    expect(game.floor.rooms[0]?.npcs.map(({ stock }) => stock.length)).toEqual([1, 0]);
  });
});

describe("move_hero", () => {
  const to = (where: string) => [{ action: "move_hero", to: where }];

  it.each([
    ["entrance", [1, 2]],
    ["stairs", [17, 2]],
  ])("takes the hero to the %s", (where, pos) => {
    const { act, game } = doing(to(where));
    expect(only(act(useItem(0)), "hero_moved")).toMatchObject([{ to: where }]);
    expect(game.player_pos).toEqual(pos);
  });

  it("takes him back to where he came in, and nowhere if he came from nowhere", () => {
    const { act, game } = doing(to("way_in"), { at: [15, 2], game: { entered_from: [12, 2] } });
    act(useItem(0));
    expect(game.player_pos).toEqual([12, 2]);
    const { act: again, game: other } = doing(to("way_in"));
    expect(only(again(useItem(0)), "hero_moved")).toEqual([]);
    expect(other.player_pos).toEqual([2, 2]);
  });

  it("takes him to a free tile of another room", () => {
    const { act, game } = doing(to("random_room"));
    act(useItem(0));
    expect(game.floor.player_room).toBe(1);
  });

  it("counts as a flight that cannot fail", () => {
    const { act, game, registries } = doing(to("entrance"), { enemies: ["core:rat"], define: RATS });
    const messages = act(useItem(0));
    expect(only(messages, "combat_ended")).toMatchObject([{ outcome: "fled" }]);
    expect(game.enemies).toEqual([]);
    expect(game.floor.rooms[1]?.enemies).toHaveLength(1);
    expect(game.player_pos).toEqual([1, 2]);
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it("may lead from one fight into another", () => {
    const { act, game, registries } = doing(to("stairs"), { den: ["core:rat"], enemies: [], define: RATS });
    game.player_pos = [2, 3];
    game.floor.player_room = 0;
    const hall = game.floor.rooms[0];
    if (hall !== undefined) hall.cleared = false;
    game.enemies = game.floor.rooms[1]?.enemies.map((rat) => structuredClone(rat)) ?? [];
    const messages = act(useItem(0));
    expect(kinds(messages).filter((kind) => kind.startsWith("combat_"))).toEqual(["combat_ended", "combat_started"]);
    expect(game.enemies).toHaveLength(1);
    expect(game.player.initiative).toBeGreaterThan(0);
    expect(checkInvariants(game, registries)).toEqual([]);
  });
});

describe("quests", () => {
  const running = { quest: "core:task", count: 0, done: false, failed: false };
  const quests = {
    "core:task": { on: "item_used" as const, when: { item: "core:other" }, count: 3, actions: [mark(5)] },
  };

  it("fail for good, and no longer count", () => {
    const { act, game } = doing([{ action: "fail_quest", quest: "core:task" }], {
      hero: { inventory: [item("core:other")] },
      define: { quests, items: { "core:other": { actions: [mark(1)] } } },
      game: { quests: [running] },
    });
    expect(only(act(useItem(0)), "quest_failed")).toMatchObject([{ quest: "core:task" }]);
    expect(game.quests).toEqual([{ ...running, failed: true }]);
    expect(only(act(useItem(1)), "quest_progressed")).toEqual([]);
    expect(only(act(useItem(0)), "quest_failed")).toEqual([]);
  });

  it.each([
    [false, true],
    [true, false],
  ])("that failed begin anew only if that is said (%s)", (again, failed) => {
    const { act, game } = doing([{ action: "start_quest", quest: "core:task", again }], {
      define: { quests },
      game: { quests: [{ ...running, count: 2, failed: true }] },
    });
    act(useItem(0));
    expect(game.quests).toEqual([{ ...running, count: failed ? 2 : 0, failed }]);
  });

  it("count by an action, and do what they do when they are completed by it", () => {
    const { act, game } = doing([{ action: "advance_quest", quest: "core:task", amount: 3 }, mark(1)], {
      define: {
        quests,
        options: { "core:walker": { triggers: [{ on: "quest_completed", actions: [mark(9)] }] } },
      },
      game: { quests: [running] },
    });
    expect(marks(act(useItem(0)))).toEqual([1, 5, 9]);
    expect(game.quests).toEqual([{ ...running, count: 3, done: true }]);
  });

  it("may complete each other one after the other, however many there are", () => {
    const many = Array.from({ length: 3000 }, (_, index) => `core:task_${index}`);
    const chain = Object.fromEntries(
      many.map((id, index) => [
        id,
        {
          on: "combat_started" as const,
          actions: [{ action: "advance_quest" as const, quest: many[index + 1] ?? id }],
        },
      ]),
    );
    const { act, game } = doing([{ action: "advance_quest", quest: "core:task_0" }], {
      define: { quests: chain },
      game: { quests: many.map((quest) => ({ ...running, quest })) },
    });
    act(useItem(0));
    expect(game.quests.every(({ done }) => done)).toBe(true);
  });

  it("can be asked for that failed", () => {
    const define = {
      quests,
      options: {
        "core:walker": {
          triggers: [
            {
              on: "turn_started" as const,
              condition: [{ check: "quest" as const, quest: "core:task", state: "failed" as const }],
              actions: [mark(1)],
            },
          ],
        },
      },
    };
    expect(marks(scene({ define, game: { quests: [{ ...running, failed: true }] } }).act(wait))).toEqual([1]);
    expect(marks(scene({ define, game: { quests: [running] } }).act(wait))).toEqual([]);
  });
});

describe("sticky things", () => {
  const define: LooseRegistries = {
    slots: { "core:finger": {} },
    items: {
      "core:ring": { slot: "core:hand", sticky: true, known: false },
      "core:hat": { slot: "core:hand" },
      "core:prayer": { actions: [{ action: "release" }] },
      "core:oil": { actions: [{ action: "release", slot: "core:finger" }] },
    },
  };

  it("cannot be taken off or changed, which one learns by putting them on", () => {
    const { act, refused, game, registries } = scene({
      define,
      hero: { inventory: [item("core:ring"), item("core:hat")] },
    });
    expect(only(act(equip(0)), "item_sticks")).toMatchObject([{ item: "core:ring" }]);
    expect(game.known_items).toEqual(["core:ring"]);
    expect(refused(unequip())).toEqual({ code: "sticky", item: "core:ring" });
    expect(refused(equip(0))).toEqual({ code: "sticky", item: "core:ring" });
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it("can be taken off once they are released, and hold again when they are put on anew", () => {
    const { act, refused, game } = scene({
      define,
      hero: { inventory: [item("core:oil"), item("core:prayer")], equipment: { "core:hand": item("core:ring") } },
    });
    expect(only(act(useItem(0)), "item_released")).toEqual([]);
    expect(only(act(useItem(1)), "item_released")).toMatchObject([{ item: "core:ring" }]);
    expect(only(act(useItem(1)), "item_released")).toEqual([]);
    act(unequip());
    expect(game.player.released).toEqual([]);
    act(equip(game.player.inventory.findIndex((entry) => entry.item === "core:ring")));
    expect(refused(unequip())).toEqual({ code: "sticky", item: "core:ring" });
  });

  it("are not replaced by what an action puts on", () => {
    const { act, game } = doing([{ action: "equip_item", item: "core:hat" }], {
      define,
      hero: { equipment: { "core:hand": item("core:ring") } },
    });
    act(useItem(0));
    expect(game.player.equipment["core:hand"]?.item).toBe("core:ring");
    expect(game.player.inventory.map((entry) => entry.item)).toContain("core:hat");
  });
});

describe("timed modifiers", () => {
  const define: LooseRegistries = {
    modifiers: {
      "core:bleeding": { stacks: 3, turns: 5, tags: ["core:wound"], attributes: [{ attribute: "strength", flat: 2 }] },
      "core:mark": { hidden: true, turns: 2, attributes: [{ attribute: "strength", flat: 1 }] },
      "core:rage": { until: "fight", turns: 99, tags: ["core:wound"] },
      "core:ghost": { until: "floor", turns: 99 },
    },
    creatures: RATS.creatures ?? {},
    floors: { "core:first": {}, "core:second": { number: 2 } },
  };
  const lay = (modifier: string) => ({ action: "apply_modifier", modifier });

  it("count once for each stack, up to their bound", () => {
    const { act, game } = doing([lay("core:bleeding")], { define });
    for (const stacks of [1, 2, 3, 3]) {
      act(useItem(0));
      expect(game.player.modifiers[0]?.stacks).toBe(stacks);
    }
    expect(doingStrength(game.player.modifiers[0]?.stacks ?? 0)).toBe(7);
  });

  /** The strength of a hero on whom so many stacks lie, by what a script can read. */
  function doingStrength(stacks: number): number {
    const { act } = doing([{ action: "give_exp", amount: "attribute('self', 'strength')" }], {
      define,
      hero: { modifiers: [{ ...lying("core:bleeding", 4), stacks }] },
    });
    return marks(act(useItem(0)))[0] ?? 0;
  }

  it("that are hidden are never told of, and work all the same", () => {
    const { act, game } = doing([lay("core:mark")], { define });
    expect(kinds(act(useItem(0)))).not.toContain("modifier_applied");
    expect(game.player.modifiers).toHaveLength(1);
    act(wait);
    expect(kinds(act(wait))).not.toContain("modifier_expired");
    expect(game.player.modifiers).toEqual([]);
  });

  it("end with the fight, or with the floor", () => {
    const { act, game } = doing([lay("core:rage"), lay("core:ghost")], {
      define,
      enemies: [{ def: "core:rat", health: 1 }],
    });
    act(useItem(0));
    const messages = act(attack(0));
    expect(only(messages, "modifier_expired")).toMatchObject([{ modifier: "core:rage" }]);
    expect(game.player.modifiers.map(({ modifier }) => modifier)).toEqual(["core:ghost"]);
    game.player_pos = [17, 2];
    expect(only(act({ command: "descend" }), "modifier_expired")).toMatchObject([{ modifier: "core:ghost" }]);
  });

  it("of a kind end together", () => {
    const { act, game } = doing([{ action: "end_modifier_kind", tag: "core:wound" }], {
      define,
      hero: { modifiers: [lying("core:bleeding", 4), lying("core:ghost", 4), lying("core:rage", 4)] },
    });
    expect(only(act(useItem(0)), "modifier_removed")).toHaveLength(2);
    expect(game.player.modifiers.map(({ modifier }) => modifier)).toEqual(["core:ghost"]);
  });
});

describe("emit", () => {
  it("counts among the events of the turn: an event that raises itself comes to an end", () => {
    const { act } = doing([{ action: "emit", event: "core:echo" }], {
      define: {
        options: {
          "core:walker": {
            triggers: [
              { on: "custom", when: { name: "core:echo" }, actions: [mark(1), { action: "emit", event: "core:echo" }] },
            ],
          },
        },
      },
    });
    const messages = act(useItem(0));
    expect(marks(messages).length).toBeLessThan(101);
    expect(only(messages, "event_limit")).toHaveLength(1);
  });
});

describe("new checks", () => {
  const HAT: SceneSetup = { hero: { equipment: { "core:hand": item("core:hat") }, inventory: [item("core:nut", 3)] } };
  const holds = (condition: object, setup: SceneSetup = {}) => {
    const { act } = scene({
      ...setup,
      define: {
        items: {
          "core:hat": { slot: "core:hand", tags: ["core:cloth"] },
          "core:nut": { stackable: true, tags: ["core:food"] },
        },
        prefabs: { "core:hall": { tags: ["core:grand"] } },
        options: {
          "core:walker": { triggers: [{ on: "turn_started", condition: [condition], actions: [mark(1)] }] },
        },
      } as LooseRegistries,
    });
    return marks(act(wait)).length === 1;
  };

  it.each<[boolean, object, SceneSetup?]>([
    [true, { check: "worn", item: "core:hat" }, HAT],
    [false, { check: "worn", item: "core:nut" }, HAT],
    [true, { check: "worn", tag: "core:cloth" }, HAT],
    [true, { check: "worn", slot: "core:hand", tag: "core:cloth" }, HAT],
    [false, { check: "worn", slot: "core:head", tag: "core:cloth" }, HAT],
    [true, { check: "worn", item: "core:hat", not: true }],
    [true, { check: "has_item", tag: "core:food", count: 3 }, HAT],
    [false, { check: "has_item", tag: "core:food", count: 4 }, HAT],
    [false, { check: "has_item", item: "core:hat", tag: "core:food" }, HAT],
    [true, { check: "room", prefab: "core:hall" }],
    [true, { check: "room", tag: "core:grand", cleared: true }],
    [false, { check: "room", cleared: false }],
    [false, { check: "room", prefab: "core:den" }],
    [false, { check: "room", cleared: true }, { at: [8, 2] }],
    [false, { check: "room", cleared: true, not: true }, { at: [8, 2] }],
    [true, { check: "floor", id: "core:first" }],
    [false, { check: "floor", id: "core:second" }],
    [false, { check: "floor", id: "core:first", at_least: 2 }],
    [true, { check: "any", of: [[{ check: "in_combat" }], [{ check: "floor", at_least: 1 }]] }],
    [false, { check: "any", of: [[{ check: "in_combat" }], [{ check: "floor", at_least: 2 }]] }],
    [true, { check: "any", not: true, of: [[{ check: "in_combat" }]] }],
    [false, { check: "any", of: [] }],
    [true, { check: "any", of: [[]] }],
  ])("%s: %j", (expected, condition, setup) => {
    expect(holds(condition, setup)).toBe(expected);
  });
});

describe("a talk", () => {
  it("can restock the shop that it opened", () => {
    const { act, game } = scene({
      rooms: [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2], stock: [] }] }, { rect: DEN }],
      define: {
        npcs: {
          "core:smith": {
            shop: "core:wares",
            options: [{ actions: [{ action: "restock" }, { action: "open_shop" }] }],
          },
        },
        items: { "core:nut": {} },
        loot_tables: { "core:wares": { entries: [{ item: "core:nut" }] } },
      },
    });
    act(talk);
    act(choose(0));
    expect(game.floor.rooms[0]?.npcs[0]?.stock).toHaveLength(1);
  });
});
