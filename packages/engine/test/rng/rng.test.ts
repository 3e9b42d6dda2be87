import { describe, expect, test } from "vitest";
import {
  below,
  chance,
  createRng,
  nextU64,
  type Rng,
  range,
  rngFromState,
  rngState,
  seedText,
  weighted,
} from "../../src/index.js";
import { drawsSince } from "../fixtures/draws.js";

const SEED = 20;

function drawsOf(draw: (rng: Rng) => unknown): number {
  const rng = createRng(SEED);
  draw(rng);
  return drawsSince(SEED, rng);
}

describe("a seed", () => {
  test("may be a number, a bigint, or a text of decimal or hexadecimal digits", () => {
    const states = [255, 255n, "255", "0255", "0xff", "0xFF", "0x00000000000000ff"].map((seed) =>
      rngState(createRng(seed)),
    );
    expect(new Set(states)).toEqual(new Set(["00000000000000ff"]));
  });

  test("of zero stands for a constant, since the generator would stand still", () => {
    expect(rngState(createRng(0))).toBe("9e3779b97f4a7c15");
  });

  test("may be the greatest number of 64 bits", () => {
    expect(seedText(2n ** 64n - 1n)).toBe("0xffffffffffffffff");
    expect(seedText("18446744073709551615")).toBe("0xffffffffffffffff");
  });

  test.each([
    -1,
    0.5,
    Number.NaN,
    2 ** 53,
    -1n,
    2n ** 64n,
    "",
    "xyz",
    "ff",
    "0x",
    `0x${"1".repeat(17)}`,
    "18446744073709551616",
    "1".repeat(21),
    "-1",
    " 1",
  ])("is refused when it is %s", (seed) => {
    expect(seedText(seed)).toBeUndefined();
    expect(() => createRng(seed)).toThrow(RangeError);
  });
});

describe("the state of a generator", () => {
  test("can be read in capitals, and shortened", () => {
    expect(rngState(rngFromState("89ABCDEF01234567"))).toBe("89abcdef01234567");
    expect(rngState(rngFromState("ff"))).toBe("00000000000000ff");
    expect(rngState(rngFromState("0".repeat(16)))).toBe("9e3779b97f4a7c15");
  });

  test.each(["g".repeat(16), "00000000000000g0", "0x0000000000000f", "000000000000000\u0130", "", "0".repeat(17)])(
    "is refused when it is %j",
    (hex) => {
      expect(() => rngFromState(hex)).toThrow(RangeError);
    },
  );

  test("written down and read back continues the stream", () => {
    const rng = createRng("0x89abcdef01234567");
    for (let i = 0; i < 1000; i++) nextU64(rng);
    const revived = rngFromState(rngState(rng));
    expect(Array.from({ length: 50 }, () => nextU64(revived))).toEqual(Array.from({ length: 50 }, () => nextU64(rng)));
  });
});

describe("draws", () => {
  test("are spent on a choice of one", () => {
    expect(drawsOf((rng) => below(rng, 1))).toBe(1);
    expect(drawsOf((rng) => weighted(rng, [7]))).toBe(1);
  });

  test("are not spent where nothing is to be decided", () => {
    expect(drawsOf((rng) => below(rng, 0))).toBe(0);
    expect(drawsOf((rng) => range(rng, 4, 4))).toBe(0);
    expect(drawsOf((rng) => range(rng, 5, 2))).toBe(0);
    expect(drawsOf((rng) => chance(rng, 0))).toBe(0);
    expect(drawsOf((rng) => chance(rng, -1))).toBe(0);
    expect(drawsOf((rng) => chance(rng, 1))).toBe(0);
    expect(drawsOf((rng) => weighted(rng, []))).toBe(0);
    expect(drawsOf((rng) => weighted(rng, [0, 0]))).toBe(0);
  });

  test("of `below` are exact remainders of 64 bits, however great the divisor", () => {
    const divisors = [
      3,
      65_535,
      65_536,
      65_537,
      10 ** 6,
      2 ** 31,
      2 ** 32 - 1,
      2 ** 32,
      4_000_001_000,
      2 ** 37,
      2 ** 37 + 1,
      2 ** 53 - 1,
    ];
    for (const divisor of divisors) {
      const rng = createRng(divisor);
      const outputs = createRng(divisor);
      for (let i = 0; i < 200; i++) expect(below(rng, divisor)).toBe(Number(nextU64(outputs) % BigInt(divisor)));
    }
  });

  test("of `chance` compare in single precision: 0.78 is 7799 of 10000", () => {
    const rng = createRng(SEED);
    const outputs = createRng(SEED);
    const drawn = Array.from({ length: 50_000 }, () => chance(rng, 0.78));
    expect(drawn).toEqual(drawn.map(() => nextU64(outputs) % 10_000n < 7799n));
    expect(drawn).toContain(true);
  });

  test("of `weighted` never choose what weighs nothing", () => {
    const rng = createRng(SEED);
    const drawn = new Set(Array.from({ length: 1000 }, () => weighted(rng, [0, 2, 0, 1, 0])));
    expect([...drawn].sort()).toEqual([1, 3]);
  });
});
