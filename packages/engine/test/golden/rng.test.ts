import { describe, expect, test } from "vitest";
import { below, chance, createRng, nextU64, type Rng, range, rngState, weighted } from "../../src/index.js";
import { readGolden } from "../fixtures/golden.js";

interface Sequence<Output> {
  seed: string;
  out: Output[];
  state_after: string;
}
interface GoldenRng {
  streams: { seed: string; next_u64: string[]; state_after: string }[];
  below: (Sequence<number> & { n: number[] })[];
  range: (Sequence<number> & { args: [number, number][] })[];
  chance: (Sequence<boolean> & { p: number[] })[];
  weighted: (Sequence<number | null> & { weights: number[][] })[];
}

const golden = readGolden("rng") as GoldenRng;

/** Draws as often as the sequence is long, going round the arguments, and compares outputs and final state. */
function expectSequence<Arg, Output>(
  sequence: Sequence<Output>,
  args: readonly Arg[],
  draw: (rng: Rng, arg: Arg) => Output,
): void {
  const rng = createRng(`0x${sequence.seed}`);
  const drawn = sequence.out.map((_, i) => draw(rng, args[i % args.length] as Arg));
  expect(drawn).toEqual(sequence.out);
  expect(rngState(rng)).toBe(sequence.state_after);
}

describe("the random generator matches the golden vectors", () => {
  test.each(golden.streams)("stream of seed $seed", ({ seed, next_u64, state_after }) => {
    const rng = createRng(`0x${seed}`);
    const drawn = next_u64.map(() => nextU64(rng).toString(16).padStart(16, "0"));
    expect(drawn).toEqual(next_u64);
    expect(rngState(rng)).toBe(state_after);
  });

  test.each(golden.below)("below, seed $seed", (sequence) => {
    expectSequence(sequence, sequence.n, below);
  });

  test.each(golden.range)("range, seed $seed", (sequence) => {
    expectSequence(sequence, sequence.args, (rng, [lo, hi]) => range(rng, lo, hi));
  });

  test.each(golden.chance)("chance, seed $seed", (sequence) => {
    expectSequence(sequence, sequence.p, chance);
  });

  test.each(golden.weighted)("weighted, seed $seed", (sequence) => {
    expectSequence(sequence, sequence.weights, (rng, weights) => {
      const index = weighted(rng, weights);
      return index === -1 ? null : index;
    });
  });
});
