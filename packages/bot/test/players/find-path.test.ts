import type { Floor } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { findPath } from "../../src/players/find-path.js";
import { mapFloor, tileNumber } from "../../src/players/floor-map.js";

const room = (x: number, y: number, w: number, h: number) => ({
  prefab: "test:room",
  rect: { x, y, w, h },
  cleared: true,
  visited: true,
  enemies: [],
  npcs: [],
  flags: {},
});

const floor: Floor = {
  number: 1,
  id: "test:floor",
  width: 7,
  height: 5,
  player_room: -1,
  tiles: [
    ".......", //
    ".##+##.",
    ".#...#.",
    ".##+##.",
    ".......",
  ],
  piles: [],
  rooms: [room(1, 1, 5, 3)],
  flags: {},
  uniques: [],
};

const nothing = { tiles: [], rooms: new Uint8Array(1), closed: new Uint8Array(1) };

describe("the bot's search for a way", () => {
  it("takes the shortest way, through a room where it leads", () => {
    const map = mapFloor(floor);
    const goal = tileNumber(map, [3, 4]);
    const path = findPath(map, tileNumber(map, [3, 0]), { ...nothing, tiles: [goal] });
    expect(path?.length).toBe(4);
    expect(path?.[0]).toBe(goal);
  });

  it("goes round a room that is closed", () => {
    const map = mapFloor(floor);
    const path = findPath(map, tileNumber(map, [3, 0]), {
      ...nothing,
      tiles: [tileNumber(map, [3, 4])],
      closed: Uint8Array.of(1),
    });
    expect(path?.length).toBe(10);
  });

  it("does not step over the edge into the next row", () => {
    const map = mapFloor(floor);
    const path = findPath(map, tileNumber(map, [0, 1]), { ...nothing, tiles: [tileNumber(map, [6, 0])] });
    expect(path?.length).toBe(7);
  });

  it("stops at the first tile of a room that is wanted", () => {
    const map = mapFloor(floor);
    const path = findPath(map, tileNumber(map, [3, 0]), { ...nothing, rooms: Uint8Array.of(1) });
    expect(path).toEqual([tileNumber(map, [3, 1])]);
  });

  it("finds nothing where no goal can be reached", () => {
    const map = mapFloor(floor);
    expect(findPath(map, tileNumber(map, [3, 0]), nothing)).toBeUndefined();
  });

  it("leaves no goals behind for the next search", () => {
    const map = mapFloor(floor);
    const start = tileNumber(map, [3, 0]);
    findPath(map, start, { ...nothing, tiles: [tileNumber(map, [2, 0])] });
    expect(findPath(map, start, nothing)).toBeUndefined();
  });
});
