import { describe, expect, test } from "vitest";
import { layoutRows, type Stamp, toStamp, turnedStamps } from "../../src/content/compile/stamp.js";

const MARKS = ["####", "#en+", "#l<#", "####"];

function drawing({ w, tiles }: Stamp): string[] {
  const text = String.fromCharCode(...tiles);
  return Array.from({ length: tiles.length / w }, (_, row) => text.slice(row * w, (row + 1) * w));
}

function exits(rows: readonly string[]): [number, number][] {
  return toStamp(rows).exits.map(({ x, y }) => [x, y]);
}

describe("a layout", () => {
  test("is read without blank lines and carriage returns", () => {
    expect(layoutRows("\r\n###\r\n\r\n#.+\r\n   \n###\n\n")).toEqual(["###", "#.+", "###"]);
  });

  test("is wall where a row is too short or a character is unknown", () => {
    expect(layoutRows("#####\n#.\n#?😀.#")).toEqual(["#####", "#.###", "###.#"]);
  });

  test("has floor under its marks, which are listed in row order", () => {
    const stamp = toStamp(MARKS);
    expect(drawing(stamp)).toEqual(["####", "#..+", "#.<#", "####"]);
    expect(stamp.marks).toEqual([
      { sign: "e", x: 1, y: 1 },
      { sign: "n", x: 2, y: 1 },
      { sign: "l", x: 1, y: 2 },
    ]);
  });
});

describe("the stamps of a layout", () => {
  test("are its four clockwise turns, then those of its mirror image", () => {
    const stamps = turnedStamps(["###", "<.>"]);
    expect(stamps.map(drawing)).toEqual([
      ["###", "<.>"],
      ["<#", ".#", ">#"],
      [">.<", "###"],
      ["#>", "#.", "#<"],
      ["###", ">.<"],
      [">#", ".#", "<#"],
      ["<.>", "###"],
      ["#<", "#.", "#>"],
    ]);
  });

  test("list their marks and exits in the order of their own rows", () => {
    const quarter = turnedStamps(MARKS)[1];
    expect(quarter?.marks.map(({ sign }) => sign)).toEqual(["l", "e", "n"]);
    expect(quarter?.exits).toEqual([{ x: 2, y: 4 }]);
  });
});

describe("a door", () => {
  test("on each side leads outwards", () => {
    expect(exits(["#+#", "+.+", "#+#"])).toEqual([
      [1, -1],
      [-1, 1],
      [3, 1],
      [1, 3],
    ]);
  });

  test("in a corner leads up or down, not sideways", () => {
    expect(exits(["+.+", "...", "+.+"])).toEqual([
      [0, -1],
      [2, -1],
      [0, 3],
      [2, 3],
    ]);
  });

  test("inside a room leads nowhere", () => {
    expect(exits(["###", "#+#", "###"])).toEqual([]);
  });
});
