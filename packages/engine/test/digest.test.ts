import { describe, expect, test } from "vitest";
import { digest, type Game } from "../src/index.js";

/** A tree in place of a game: the digest looks at nothing but values. */
function digestOf(tree: unknown): string {
  return digest(tree as Game);
}

describe("the digest of a game", () => {
  test("is the same for equal trees, whatever the order of their keys", () => {
    const one = { rng: "0f", turn: 3, player_pos: [1, 2], player: { name: "Reya", base: { luck: 1, level: 2 } } };
    const other = { player: { base: { level: 2, luck: 1 }, name: "Reya" }, player_pos: [1, 2], turn: 3, rng: "0f" };
    expect(digestOf(one)).toBe(digestOf(other));
    expect(digestOf(one)).toMatch(/^[0-9a-f]{16}$/);
  });

  test("is the same after a round trip through JSON", () => {
    const tree = {
      health: 15.4,
      least: 5e-324,
      minus: -3,
      none: -0,
      big: 4294967295,
      text: "ß☠",
      list: [[], {}, true, null],
    };
    expect(digestOf(JSON.parse(JSON.stringify(tree)))).toBe(digestOf(tree));
  });

  test("differs for trees that are alike but not equal", () => {
    const trees: unknown[] = [
      {},
      [],
      "",
      0,
      -1,
      1,
      2 ** 31,
      -(2 ** 31),
      2 ** 32,
      0.1,
      0.1 + 2 ** -53,
      Math.fround(0.1),
      false,
      true,
      null,
      "0",
      [0],
      ["0"],
      [[0]],
      [[], 0],
      [0, []],
      ["ab", "c"],
      ["a", "bc"],
      { a: 0 },
      { a: 1 },
      { b: 0 },
      { a: 0, b: 0 },
      { a: { b: 0 } },
      ["a", 0],
    ];
    expect(new Set(trees.map(digestOf)).size).toBe(trees.length);
  });

  test("collides for no two of 100,000 small numbers", () => {
    const digests = new Set<string>();
    for (let number = -50_000; number < 50_000; number++) digests.add(digestOf({ turn: number }));
    expect(digests.size).toBe(100_000);
  });

  test("stays what it is: recordings of earlier versions hold it", () => {
    expect(digestOf({ seed: "000000000000002a", turn: 7, health: 12.5, over: "", chosen: [] })).toBe(
      "60021d2055a5cb88",
    );
  });

  test("refuses what JSON does not know", () => {
    expect(() => digestOf({ seed: undefined })).toThrow(TypeError);
    expect(() => digestOf([1n])).toThrow(TypeError);
  });
});
