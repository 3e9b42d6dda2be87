import type { Floor, Game, Position } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/languages/texts.js";
import { placesView } from "../../src/views/places-view.js";
import { exploreWay, pileKey, stairsWay } from "../../src/ways/explore-way.js";
import { findWay } from "../../src/ways/find-way.js";
import { stepsFrom } from "../../src/ways/steps-from.js";
import { isNews, nextStep } from "../../src/ways/walk.js";
import { smallGame, smallRegistries } from "../fixtures/small-mod.js";

const registries = smallRegistries();

/** Three rooms in a row with a way around the middle one: the hero in the left one, stairs in the right one. */
const TILES = [
  "#############################",
  "#####....................####",
  "#...#.#####.#########.###.###",
  "#.@.+.+...+..........+..>.###",
  "#...#.#...#.........########.",
  "#####.#####.#################",
];

function threeRooms(): Game {
  const game = smallGame(registries);
  const room = (x: number, w: number): Floor["rooms"][number] => ({
    prefab: "core:den",
    rect: { x, y: 2, w, h: 4 },
    cleared: true,
    visited: false,
    enemies: [],
    npcs: [],
    flags: {},
  });
  game.floor = {
    ...game.floor,
    width: 29,
    height: 6,
    player_room: 0,
    tiles: TILES.map((row) => row.replace("@", ".")),
    piles: [],
    rooms: [{ ...room(0, 5), visited: true }, room(6, 5), { ...room(21, 5), rect: { x: 21, y: 2, w: 5, h: 3 } }],
  };
  game.player_pos = [2, 3];
  return game;
}

function putRat(game: Game, room: number): void {
  const rat = {
    kind: "enemy" as const,
    def: "core:rat",
    pos: [8, 3] as Position,
    health: 5,
    stamina: 1,
    initiative: 0,
    intent: "",
    modifiers: [],
    cooldowns: {},
    phase: 0,
    rewards: true,
  };
  game.floor.rooms[room]?.enemies.push(rat);
}

const end = (way: readonly Position[] | undefined) => way?.at(-1);

describe("finding a way", () => {
  it("takes the shortest, through rooms without enemies", () => {
    const way = findWay(threeRooms(), [24, 3]);
    expect(way).toHaveLength(22);
    expect(way).toContainEqual([8, 3]);
  });

  it("goes around a room with living enemies", () => {
    const game = threeRooms();
    putRat(game, 1);
    const way = findWay(game, [24, 3]);
    expect(way).not.toContainEqual([8, 3]);
    expect(end(way)).toEqual([24, 3]);
  });

  it("goes through it where there is no other way, and into it where that is the target", () => {
    const game = threeRooms();
    putRat(game, 1);
    expect(end(findWay(game, [7, 3]))).toEqual([7, 3]);
    game.floor.tiles = game.floor.tiles.map((row, y) => (y === 1 ? "#".repeat(29) : row));
    expect(findWay(game, [24, 3])).toContainEqual([8, 3]);
  });

  it("knows when there is none", () => {
    expect(findWay(threeRooms(), [28, 4])).toBeUndefined();
  });
});

describe("exploring", () => {
  it("goes to the nearest room that was not entered yet", () => {
    expect(end(exploreWay(threeRooms(), new Set()))).toEqual([6, 3]);
  });

  it("leaves rooms with enemies for last", () => {
    const game = threeRooms();
    putRat(game, 1);
    expect(end(exploreWay(game, new Set()))).toEqual([21, 2]);
    for (const room of game.floor.rooms) room.visited = room !== game.floor.rooms[1];
    expect(end(exploreWay(game, new Set()))).toEqual([6, 3]);
  });

  it("goes to piles, but not again to one that was left lying", () => {
    const game = threeRooms();
    for (const room of game.floor.rooms) room.visited = true;
    game.floor.piles.push({ pos: [12, 3], table: "", items: [] });
    expect(end(exploreWay(game, new Set()))).toEqual([12, 3]);
    expect(exploreWay(game, new Set([pileKey(game.floor, [12, 3])]))).toBeUndefined();
  });

  it("ends at the stairs", () => {
    const game = threeRooms();
    expect(end(stairsWay(game))).toEqual([24, 3]);
    game.player_pos = [24, 3];
    expect(stairsWay(game)).toEqual([]);
  });
});

describe("walking", () => {
  it("goes step by step in the four directions", () => {
    const journey = {
      path: [
        [3, 3],
        [3, 2],
        [2, 2],
        [2, 3],
      ] as Position[],
      arrival: "",
    };
    const game = threeRooms();
    const directions = journey.path.map((tile, taken) => {
      const step = nextStep(game, { journey, taken });
      game.player_pos = tile;
      return step.kind === "step" ? step.direction : step.kind;
    });
    expect(directions).toEqual(["east", "north", "west", "south"]);
    expect(nextStep(game, { journey, taken: 4 })).toEqual({ kind: "arrived" });
  });

  it("stops before a room with enemies, unless that is the first step", () => {
    const game = threeRooms();
    putRat(game, 1);
    game.player_pos = [5, 3];
    game.floor.player_room = -1;
    const journey = { path: [[6, 3]] as Position[], arrival: "" };
    expect(nextStep(game, { journey, taken: 0 })).toEqual({ kind: "step", direction: "east" });
    const longer = {
      path: [
        [5, 3],
        [6, 3],
      ] as Position[],
      arrival: "",
    };
    expect(nextStep(game, { journey: longer, taken: 1 })).toEqual({ kind: "danger", room: 1 });
  });

  it("gives up when the hero is elsewhere", () => {
    const journey = { path: [[20, 1]] as Position[], arrival: "" };
    expect(nextStep(threeRooms(), { journey, taken: 0 })).toEqual({ kind: "lost" });
  });

  it("takes everything for news but coming again into a known room", () => {
    const entered = { kind: "room_entered", turn: 1, prefab: "core:den" } as const;
    expect(isNews([])).toBe(false);
    expect(isNews([{ ...entered, first: false }])).toBe(false);
    expect(isNews([{ ...entered, first: true }])).toBe(true);
    expect(isNews([{ kind: "exp_gained", turn: 1, amount: 1 }])).toBe(true);
  });

  it("goes on while wounds heal, and stops when they are struck", () => {
    const by = { registry: "items", id: "core:salve" } as const;
    const health = { kind: "health_changed", turn: 1, target: { who: "hero" }, by } as const;
    expect(isNews([{ ...health, amount: 5 }])).toBe(false);
    expect(isNews([{ ...health, amount: -5 }])).toBe(true);
  });

  it("does not stop for a state that goes on", () => {
    const applied = {
      kind: "modifier_applied",
      turn: 1,
      target: { who: "hero" },
      modifier: "core:focused",
      turns: 2,
    } as const;
    expect(isNews([{ ...applied, refreshed: false }])).toBe(true);
    expect(isNews([{ ...applied, refreshed: true }])).toBe(false);
  });
});

describe("steps", () => {
  it("are as many as the way has that would be gone, to every tile of a floor with danger on it", () => {
    for (const lair of [-1, 1, 2]) {
      const game = threeRooms();
      if (lair >= 0) putRat(game, lair);
      const stepsTo = stepsFrom(game);
      for (let y = 0; y < game.floor.height; y += 1)
        for (let x = 0; x < game.floor.width; x += 1) expect(stepsTo([x, y])).toBe(findWay(game, [x, y])?.length);
    }
  });

  it("take no longer for a thousand things than for one", () => {
    const side = 400;
    const row = `#${".".repeat(side - 2)}#`;
    const wall = "#".repeat(side);
    const game = threeRooms();
    const tiles = [wall, ...Array.from({ length: side - 2 }, () => row), wall];
    const piles = Array.from({ length: 1600 }, (_, at) => {
      const pos: Position = [1 + (at % 390), 1 + Math.floor(at / 390) * 90];
      return { pos, table: "", items: [] };
    });
    Object.assign(game.floor, { width: side, height: side, tiles, piles, rooms: [], player_room: -1 });
    game.player_pos = [200, 200];
    const begun = performance.now();
    expect(placesView(game, textsOf("en"), registries).length).toBeGreaterThan(1500);
    expect(exploreWay(game, new Set())?.length).toBeGreaterThan(10);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
