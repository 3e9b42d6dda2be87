import { describe, expect, test } from "vitest";
import { type Floor, findPath, type Position } from "../../src/index.js";

const tiles = [".....", ".###.", ".###.", ".###.", "....."];
const ring: Floor = {
  number: 1,
  id: "test:ring",
  width: 5,
  height: 5,
  player_room: -1,
  tiles,
  piles: [],
  rooms: [],
  flags: {},
  uniques: [],
};

/** The first step of the way from one tile to another. */
function firstStep(from: Position, to: Position): Position | undefined {
  return findPath(ring, from, to)?.[0];
}

describe("of two ways round an obstacle that are equally short, a path takes the one that begins", () => {
  test("to the west rather than to the east", () => {
    expect(firstStep([2, 4], [2, 0])).toEqual([1, 4]);
    expect(firstStep([2, 0], [2, 4])).toEqual([1, 0]);
  });

  test("to the north rather than to the south", () => {
    expect(firstStep([0, 2], [4, 2])).toEqual([0, 1]);
    expect(firstStep([4, 2], [0, 2])).toEqual([4, 1]);
  });

  test("to the west or east rather than to the north or south", () => {
    expect(firstStep([4, 4], [0, 0])).toEqual([3, 4]);
    expect(firstStep([0, 0], [4, 4])).toEqual([1, 0]);
  });
});
