import { describe, expect, test } from "vitest";
import { toStamp } from "../../src/content/compile/stamp.js";
import { connect, connectAll } from "../../src/floor/connect.js";
import { tileNumber } from "../../src/floor/grid.js";
import { buildRooms, createGround, tileRows } from "../../src/floor/site.js";

type RoomAt = [x: number, y: number, rows: string[]];

function siteWith(width: number, height: number, rooms: readonly RoomAt[]) {
  const placed = rooms.map(([x, y, rows]) => ({ stamp: toStamp(rows), x, y }));
  return buildRooms(createGround(width, height), placed);
}

/** The map after a corridor from the first room to the second. */
function connected(width: number, height: number, ...rooms: RoomAt[]): string[] {
  const site = siteWith(width, height, rooms);
  expect(connect(site, 0, 1)).toBe(true);
  return tileRows(site);
}

const EAST_DOOR = ["###", "#<+", "###"];
const WEST_DOOR = ["###", "+>#", "###"];
const NORTH_DOOR = ["#+#", "#>#", "###"];

describe("a corridor", () => {
  test("runs along the row first, then along the column", () => {
    expect(connected(10, 8, [0, 0, EAST_DOOR], [5, 4, NORTH_DOOR])).toEqual([
      "##########",
      "#<+....###",
      "######.###",
      "######.###",
      "######+###",
      "######>###",
      "##########",
      "##########",
    ]);
  });

  test("runs along the column first where the other bend would enter a room", () => {
    expect(connected(10, 8, [0, 0, EAST_DOOR], [5, 4, WEST_DOOR], [4, 0, ["###", "###", "###"]])).toEqual([
      "##########",
      "#<+.######",
      "###.######",
      "###.######",
      "###.######",
      "###..+>###",
      "##########",
      "##########",
    ]);
  });

  test("takes the nearest pair of doors", () => {
    const twoDoors = ["###", "+<+", "###"];
    expect(connected(12, 3, [1, 0, twoDoors], [7, 0, WEST_DOOR])).toEqual([
      "############",
      "#+<+...+>###",
      "############",
    ]);
  });

  test("takes of pairs equally far the first room's first door, then the second room's", () => {
    // The nearest pair is walled off; the first of each with the second of the other are equally far.
    const rows = connected(
      16,
      5,
      [0, 1, ["#+###", "#...+", "#####"]],
      [10, 1, ["###+#", "+...#", "#####"]],
      [7, 2, ["#"]],
    );
    expect(rows.slice(0, 3)).toEqual(["#.........######", "#+#######.###+##", "#...+####.+...##"]);
  });

  test("takes a pair further apart if only that allows a single bend", () => {
    const rows = connected(14, 9, [1, 3, ["###", "#.+", "#+#"]], [9, 3, ["###", "+.#", "#+#"]], [6, 3, ["##", "##"]]);
    expect(rows.slice(4, 7)).toEqual(["##.+.####+.###", "##+#.#####+###", "####.......###"]);
  });

  test("goes around rooms by the shortest way where no pair allows a single bend", () => {
    expect(connected(11, 7, [0, 2, EAST_DOOR], [8, 2, WEST_DOOR], [4, 1, ["###", "###", "###", "###"]])).toEqual([
      "###########",
      "###########",
      "###########",
      "#<+.###.+>#",
      "###.###.###",
      "###.....###",
      "###########",
    ]);
  });

  test("prefers, of shortest ways around, the one that tries left, right, up, down first", () => {
    const rows = connected(11, 7, [0, 2, EAST_DOOR], [8, 2, WEST_DOOR], [4, 2, ["###", "###", "###"]]);
    expect(rows[1]).toBe("###.....###");
    expect(rows[5]).toBe("###########");
  });

  test("may use the outermost tiles", () => {
    const rows = connected(9, 5, [1, 1, ["#+#", "#<#", "###"]], [5, 1, ["#+#", "#>#", "###"]]);
    expect(rows[0]).toBe("##.....##");
  });

  test("leaves the map as it was where there is no way", () => {
    const site = siteWith(9, 5, [
      [0, 0, ["###", "#<+", "###"]],
      [4, 0, ["#####", "##>##", "#####"]],
    ]);
    const before = tileRows(site);
    expect(connect(site, 0, 1)).toBe(false);
    expect(tileRows(site)).toEqual(before);
  });
});

describe("the rooms of a floor", () => {
  test("are connected with an earlier one where no way leads to the one before", () => {
    // The first and the second room share a pocket, stopped up at both ends; the third reaches the first's other door.
    const site = siteWith(16, 12, [
      [2, 1, ["#####", "#...#", "+...+", "#...#", "#####"]],
      [8, 1, ["#######", "#######", "+.#####", "#######", "#######"]],
      [4, 8, ["###", "+.#", "###"]],
    ]);
    for (const y of [0, 6]) site.blocked[tileNumber(site, 7, y)] = 1;
    expect(connect(site, 1, 2)).toBe(false);
    expect(connectAll(site)).toBe(true);
    expect(tileRows(site)).toEqual([
      "################",
      "################",
      "###...##########",
      "#.+...+.+.######",
      "#.#...##########",
      "#.##############",
      "#.##############",
      "#.##############",
      "#.##############",
      "#...+.##########",
      "################",
      "################",
    ]);
  });

  test("cannot be connected if one has no door", () => {
    const site = siteWith(12, 6, [
      [1, 1, EAST_DOOR],
      [6, 1, ["###", "#.#", "###"]],
    ]);
    expect(connectAll(site)).toBe(false);
  });
});
