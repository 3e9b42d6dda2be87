import { describe, expect, it } from "vitest";
import { move, run } from "../support/commands.js";
import { mark, marks, only } from "../support/messages.js";
import { HALL, item, lying, type SceneSetup, scene } from "../support/scene.js";

describe("a step", () => {
  it.each([
    ["north", [2, 1]],
    ["south", [2, 3]],
    ["west", [1, 2]],
    ["east", [3, 2]],
  ] as const)("to the %s leads to %j", (direction, to) => {
    const { act, game } = scene();
    act(move(direction));
    expect(game.player_pos).toEqual(to);
  });

  it("into a wall is refused", () => {
    expect(scene({ at: [1, 1] }).refused(move("north"))).toEqual({ code: "wall" });
  });

  it("is refused in a fight", () => {
    expect(scene({ enemies: ["core:dummy"] }).refused(move("east"))).toEqual({ code: "in_fight" });
  });

  it("leaves a conversation and its shop", () => {
    const { act, game } = scene({
      rooms: [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2], stock: [] }] }],
      define: { npcs: { "core:smith": {} } },
      game: { talking_room: 0, talking_npc: 0, shop_open: true },
    });
    act(move("east"));
    expect([game.talking_room, game.talking_npc, game.shop_open]).toEqual([-1, -1, false]);
  });

  it("onto an NPC is free", () => {
    const { act, game } = scene({
      rooms: [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [3, 2], stock: [] }] }],
      define: { npcs: { "core:smith": {} } },
    });
    act(move("east"));
    expect(game.player_pos).toEqual([3, 2]);
  });
});

describe("entering a room", () => {
  const triggers = [{ on: "room_entered" as const, actions: [mark(1)] }];
  const define = { options: { "core:walker": { triggers } } };

  it("from a corridor is told, counted and remembered", () => {
    const { act, game } = scene({ define, at: [12, 2] });
    expect(game.floor.player_room).toBe(-1);
    const entered = game.stats.rooms_entered;
    const messages = act(move("east"));
    expect(only(messages, "room_entered")).toMatchObject([{ prefab: "core:den", first: true }]);
    expect(marks(messages)).toEqual([1]);
    expect([game.floor.player_room, game.entered_from, game.floor.rooms[1]?.visited]).toEqual([1, [12, 2], true]);
    expect(game.stats.rooms_entered).toBe(entered + 1);
  });

  it("for the second time is not the first", () => {
    const { act } = scene({ define, at: [12, 2] });
    act(move("east"));
    act(move("west"));
    expect(only(act(move("east")), "room_entered")).toMatchObject([{ first: false }]);
  });

  it("from another room is entering too, and entered_from is the tile left", () => {
    const rooms = [{ rect: { x: 0, y: 0, w: 3, h: 3 } }, { rect: { x: 3, y: 0, w: 3, h: 3 }, prefab: "core:den" }];
    const { act, game } = scene({ define, map: ["######", "#.++.#", "######"], rooms, at: [2, 1] });
    expect(marks(act(move("east")))).toEqual([1]);
    expect([game.floor.player_room, game.entered_from]).toEqual([1, [2, 1]]);
  });

  it("is not walking within it, nor leaving it for a corridor", () => {
    const { act, game } = scene({ define, at: [4, 2] });
    expect(marks(act(move("west")))).toEqual([]);
    expect(marks(act(move("east"))).concat(marks(act(move("east"))), marks(act(move("east"))))).toEqual([]);
    expect([game.floor.player_room, game.player_pos]).toEqual([-1, [6, 2]]);
  });

  it("with living enemies starts the fight", () => {
    const { act, game } = scene({ den: ["core:dummy", "core:dummy"], at: [12, 2] });
    const messages = act(move("east"));
    expect(only(messages, "combat_started")).toMatchObject([
      {
        enemies: [
          { who: "enemy", def: "core:dummy", index: 0 },
          { who: "enemy", def: "core:dummy", index: 1 },
        ],
      },
    ]);
    expect([game.enemies.length, game.combat_round]).toEqual([2, 0]);
  });

  it("that is cleared starts none", () => {
    const { act, game } = scene({ at: [12, 2] });
    expect(only(act(move("east")), "combat_started")).toEqual([]);
    expect(game.enemies).toEqual([]);
  });

  it("can be an ambush: a room's trigger acts before the first blow", () => {
    const { act, game } = scene({
      define: {
        modifiers: { "core:fear": {} },
        prefabs: {
          "core:den": {
            triggers: [{ on: "room_entered", actions: [{ action: "apply_modifier", modifier: "core:fear" }] }],
          },
        },
      },
      den: ["core:dummy"],
      at: [12, 2],
    });
    act(move("east"));
    expect(game.player.modifiers).toEqual([lying("core:fear", 3)]);
  });
});

describe("a run", () => {
  /** Where a run east along the middle row of the map ends, and how many turns it took. */
  function runEast(setup: SceneSetup): [x: number, turns: number] {
    const { act, game } = scene({ at: [1, 1], rooms: [], ...setup });
    act(run("east"));
    return [game.player_pos[0], game.turn];
  }
  const straight = ["##########", "#........#", "##########"];

  it("goes on to the wall, each step a turn", () => {
    expect(runEast({ map: straight })).toEqual([8, 7]);
  });

  it.each([
    ["stairs down", ["##########", "#...>....#", "##########"], 4],
    ["stairs up", ["##########", "#...<....#", "##########"], 4],
    ["a side opening above", ["####.#####", "#........#", "##########"], 4],
    ["a side opening below", ["##########", "#........#", "#####.####"], 5],
  ])("stops at %s", (_, map, x) => {
    expect(runEast({ map })[0]).toBe(x);
  });

  it("does not stop at a side that was open on the tile before", () => {
    expect(runEast({ map: ["##########", "#........#", "#........#", "##########"] })[0]).toBe(8);
  });

  it("stops where an opening follows a closed side again", () => {
    const { act, game } = scene({ at: [1, 1], rooms: [], map: ["#.##.#####", "#........#", "##########"] });
    act(run("east"));
    expect(game.player_pos[0]).toBe(4);
    act(run("east"));
    expect(game.player_pos[0]).toBe(8);
  });

  it("stops on a pile", () => {
    expect(runEast({ map: straight, piles: [{ pos: [5, 1], items: [item("core:gold")] }] })[0]).toBe(5);
  });

  it("stops at an NPC", () => {
    const rooms = [
      { rect: { x: 0, y: 0, w: 10, h: 3 }, npcs: [{ npc: "core:smith", pos: [6, 1] as [number, number], stock: [] }] },
    ];
    expect(runEast({ map: straight, rooms, define: { npcs: { "core:smith": {} } } })[0]).toBe(6);
  });

  it("stops on entering another room, and on coming into a corridor", () => {
    const { act, game } = scene();
    act(run("east"));
    expect(game.player_pos).toEqual([6, 2]);
    act(run("east"));
    expect(game.player_pos).toEqual([13, 2]);
  });

  it("stops in a fight", () => {
    const { act, game } = scene({ den: ["core:dummy"], at: [8, 2] });
    act(run("east"));
    expect([game.player_pos, game.enemies.length, game.turn]).toEqual([[13, 2], 1, 5]);
  });

  it("stops when damage is taken", () => {
    const define = {
      modifiers: {
        "core:burn": {
          triggers: [
            {
              on: "turn_started" as const,
              condition: [{ check: "stamina_below" as const, value: 0.7 }],
              actions: [
                { action: "damage" as const, amount: 1, damage_type: "fire" as const },
                { action: "remove_modifier" as const, modifier: "core:burn" },
              ],
            },
            {
              on: "turn_started" as const,
              actions: [{ action: "change_attribute" as const, attribute: "stamina" as const, amount: -20 }],
            },
          ],
        },
      },
    };
    // stamina at the start of each turn: 100, 84, 68: the third step hurts
    expect(runEast({ map: straight, define, hero: { modifiers: [lying("core:burn", 9)] } })).toEqual([4, 3]);
  });

  it("ends with the hero's death", () => {
    const define = {
      modifiers: {
        "core:burn": {
          triggers: [
            {
              on: "turn_started" as const,
              actions: [{ action: "damage" as const, amount: 1, damage_type: "fire" as const }],
            },
          ],
        },
      },
    };
    const { act, game } = scene({
      at: [1, 1],
      rooms: [],
      map: straight,
      define,
      hero: { health: 1, modifiers: [lying("core:burn", 9)] },
    });
    act(run("east"));
    expect([game.over, game.turn, game.player_pos]).toEqual(["died", 1, [1, 1]]);
  });

  it("against a wall and in a fight is refused", () => {
    expect(scene({ at: [1, 1] }).refused(run("north"))).toEqual({ code: "wall" });
    expect(scene({ enemies: ["core:dummy"] }).refused(run("west"))).toEqual({ code: "in_fight" });
  });

  it("brings messages of all its turns", () => {
    const { act } = scene({
      at: [1, 1],
      rooms: [],
      map: straight,
      define: { options: { "core:walker": { triggers: [{ on: "turn_started", actions: [mark(1)] }] } } },
    });
    expect(marks(act(run("east")))).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});
