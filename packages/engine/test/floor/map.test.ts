import { describe, expect, test } from "vitest";
import {
  chance,
  createRng,
  type Floor,
  findPath,
  isWalkable,
  type Position,
  roomAt,
  startPosition,
  tileAt,
} from "../../src/index.js";

function mapOf(...tiles: string[]): Floor {
  const width = tiles[0]?.length ?? 0;
  return {
    number: 1,
    id: "test:map",
    width,
    height: tiles.length,
    player_room: -1,
    tiles,
    piles: [],
    rooms: [],
    flags: {},
    uniques: [],
  };
}

describe("a tile", () => {
  const floor = mapOf("#<.", "+>x");

  test("is what the row says", () => {
    expect([
      tileAt(floor, 0, 0),
      tileAt(floor, 1, 0),
      tileAt(floor, 2, 0),
      tileAt(floor, 0, 1),
      tileAt(floor, 1, 1),
    ]).toEqual(["#", "<", ".", "+", ">"]);
  });

  test("outside the map or with an unknown character is wall", () => {
    expect([
      tileAt(floor, -1, 0),
      tileAt(floor, 0, -1),
      tileAt(floor, 3, 0),
      tileAt(floor, 0, 2),
      tileAt(floor, 2, 1),
    ]).toEqual(["#", "#", "#", "#", "#"]);
    expect(isWalkable(floor, 2, 1)).toBe(false);
  });

  test("can be stood on unless it is wall", () => {
    expect([0, 1, 2].map((x) => isWalkable(floor, x, 0))).toEqual([false, true, true]);
    expect([0, 1].map((x) => isWalkable(floor, x, 1))).toEqual([true, true]);
  });

  test("belongs to the room whose rectangle holds it, walls included", () => {
    const room = { prefab: "test:room", cleared: true, visited: false, enemies: [], npcs: [], flags: {} };
    const rooms = [
      { ...room, rect: { x: 1, y: 1, w: 3, h: 2 } },
      { ...room, rect: { x: 5, y: 0, w: 2, h: 2 } },
    ];
    const withRooms = { ...floor, rooms };
    expect(roomAt(withRooms, 1, 1)).toBe(0);
    expect(roomAt(withRooms, 3, 2)).toBe(0);
    expect(roomAt(withRooms, 4, 1)).toBe(-1);
    expect(roomAt(withRooms, 1, 3)).toBe(-1);
    expect(roomAt(withRooms, 6, 1)).toBe(1);
  });
});

describe("the hero starts", () => {
  test("at the first entrance", () => {
    expect(startPosition(mapOf("###", "..<", "<.."))).toEqual([2, 1]);
  });

  test("at the first walkable tile where there is no entrance", () => {
    expect(startPosition(mapOf("###", "#+.", "..."))).toEqual([1, 1]);
  });

  test("nowhere on a map of walls", () => {
    expect(startPosition(mapOf("###", "###"))).toBeUndefined();
  });
});

describe("a path", () => {
  const maze = mapOf("#######", "#..#..#", "#.##+##", "#.....#", "#######");

  test("leads by the shortest way, without the start and with the goal", () => {
    expect(findPath(maze, [2, 1], [5, 1])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
      [4, 2],
      [4, 1],
      [5, 1],
    ]);
  });

  test("prefers west, then east, north, south", () => {
    const open = mapOf(".....", ".....", ".....");
    expect(findPath(open, [3, 2], [1, 0])).toEqual([
      [2, 2],
      [1, 2],
      [1, 1],
      [1, 0],
    ]);
    expect(findPath(open, [1, 0], [3, 2])).toEqual([
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
  });

  test("to where one stands is empty", () => {
    expect(findPath(maze, [1, 1], [1, 1])).toEqual([]);
  });

  test("does not exist into walls, across walls, outside the map or to places between tiles", () => {
    const split = mapOf("..#..");
    const goals: Position[] = [
      [2, 0],
      [4, 0],
      [-1, 0],
      [5, 0],
      [0, 1],
      [0.5, 0],
      [Number.NaN, 0],
    ];
    expect(goals.map((goal) => findPath(split, [0, 0], goal))).toEqual(goals.map(() => undefined));
  });

  test("is as short as a plain search finds it, whatever the map", () => {
    const rng = createRng(1);
    for (let round = 0; round < 200; round++) {
      const rows = Array.from({ length: 12 }, () =>
        Array.from({ length: 15 }, () => (chance(rng, 0.3) ? "#" : ".")).join(""),
      );
      const floor = mapOf(...rows);
      expect(findPath(floor, [0, 0], [14, 11])).toEqual(plainSearch(floor, [0, 0], [14, 11]));
    }
  });
});

/** Breadth first from the start, with a way back from each tile: slow and plain. */
function plainSearch(floor: Floor, from: Position, to: Position): Position[] | undefined {
  const ways = new Map<string, Position[]>([[from.join(), []]]);
  for (const [key, way] of ways) {
    if (key === to.join()) return way;
    const [x = 0, y = 0] = key.split(",").map(Number);
    const steps: Position[] = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ];
    for (const step of steps) {
      if (isWalkable(floor, ...step) && !ways.has(step.join())) ways.set(step.join(), [...way, step]);
    }
  }
  return undefined;
}
