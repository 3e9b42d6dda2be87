import { cumulate } from "../content/compile/cumulate.js";
// xorshift64*: x ^= x >> 12; x ^= x << 25; x ^= x >> 27; state = x; output = x × 0x2545F4914F6CDD1D mod 2^64.
// 64-bit numbers are kept as two 32-bit halves: drawing through BigInt takes some thirty times as long.

/**
 * A seed: a whole number below 2^64, as a bigint, as a number below 2^53, or as a text of decimal digits, or of `0x` and
 * hexadecimal ones, as `Game.seed` has it.
 */
export type Seed = bigint | number | string;

/**
 * State of a random generator, never 0 in both halves. Every draw changes it in place.
 * The halves are signed 32-bit integers, which engines store without allocating.
 */
export interface Rng {
  hi: number;
  lo: number;
}

const ZERO_SEED_HI = 0x9e3779b9 | 0;
const ZERO_SEED_LO = 0x7f4a7c15;
const FACTOR_HI = 0x2545f491;
const FACTOR_LO = 0x4f6cdd1d;
const FACTOR_LO_UPPER = FACTOR_LO >>> 16;
const FACTOR_LO_LOWER = FACTOR_LO & 0xffff;
const DIGITS = "0123456789abcdef";
const HALF_DIGITS = 8;

/** Below this, a remainder can be carried over 16 bits in an unsigned 32-bit integer. */
const SMALL_DIVISOR = 2 ** 16;
/** Up to this, a remainder can be carried over 16 bits within the exact integers of a double. */
const EXACT_DIVISOR = 2 ** 37;

/**
 * The seed as `Game.seed` has it, `0x` and 16 hexadecimal digits, or undefined if it is none: negative, not whole, 2^64 or
 * more, a number beyond the exact integers, or another text than of digits. Draws nothing.
 */
export function seedText(seed: Seed): string | undefined {
  const value = seedValue(seed);
  return value === undefined || value < 0n || value >= 2n ** 64n
    ? undefined
    : `0x${value.toString(16).padStart(16, "0")}`;
}

function seedValue(seed: Seed): bigint | undefined {
  if (typeof seed === "bigint") return seed;
  if (typeof seed === "number") return Number.isSafeInteger(seed) ? BigInt(seed) : undefined;
  return typeof seed === "string" && /^(?:\d{1,20}|0x[0-9a-f]{1,16})$/i.test(seed) ? BigInt(seed) : undefined;
}

/**
 * A generator at the start of a seed's stream. Seeds are used as they are; 0 stands for 0x9E3779B97F4A7C15.
 * @throws RangeError if `seedText` finds it to be no seed
 */
export function createRng(seed: Seed): Rng {
  const text = seedText(seed);
  if (text === undefined) throw new RangeError(`not a seed below 2^64: ${String(seed)}`);
  const hi = Number.parseInt(text.slice(2, 10), 16) | 0;
  const lo = Number.parseInt(text.slice(10), 16) | 0;
  return hi === 0 && lo === 0 ? { hi: ZERO_SEED_HI, lo: ZERO_SEED_LO } : { hi, lo };
}

/**
 * The generator that `rngState` has written down as `hex`.
 * @throws RangeError if `hex` is not 1 to 16 hexadecimal digits
 */
export function rngFromState(hex: string): Rng {
  // Every command begins with this: the general way takes as long as the rest of a step.
  const hi = hex.length === 2 * HALF_DIGITS ? halfOf(hex, 0) : undefined;
  const lo = hi === undefined ? undefined : halfOf(hex, HALF_DIGITS);
  return hi === undefined || lo === undefined || (hi === 0 && lo === 0) ? createRng(`0x${hex}`) : { hi, lo };
}

/** The state of a generator as 16 hexadecimal digits, as `Game.rng` has it. Draws nothing. */
export function rngState(rng: Readonly<Rng>): string {
  return hexDigits(rng.hi) + hexDigits(rng.lo);
}

/** Draws once: a number from 0 to 2^64 − 1. */
export function nextU64(rng: Rng): bigint {
  advance(rng);
  return (BigInt(outputHi(rng)) << 32n) | BigInt(outputLo(rng));
}

/** A whole number from 0 to n − 1; `n` is a whole number from 0 to 2^53 − 1. Draws once; for n = 0 it is 0 without a draw. */
export function below(rng: Rng, n: number): number {
  if (n === 0) return 0;
  advance(rng);
  const hi = outputHi(rng);
  const lo = outputLo(rng);
  if (n <= SMALL_DIVISOR) {
    const divisor = n >>> 0;
    const upper = (((hi % divisor) << 16) | (lo >>> 16)) >>> 0;
    return ((((upper % divisor) << 16) | (lo & 0xffff)) >>> 0) % divisor;
  }
  if (n <= EXACT_DIVISOR) return ((((hi % n) * 65536 + (lo >>> 16)) % n) * 65536 + (lo & 0xffff)) % n;
  return Number(((BigInt(hi) << 32n) | BigInt(lo)) % BigInt(n));
}

/** A number from 0 up to, but never, 1, in steps of 2^−53. Draws once. */
export function fraction(rng: Rng): number {
  advance(rng);
  return ((outputHi(rng) >>> 0) * 2 ** 21 + ((outputLo(rng) >>> 0) >>> 11)) / 2 ** 53;
}

/** A whole number from `lo` to `hi`, both included. Draws once; if hi ≤ lo, it is `lo` without a draw. */
export function range(rng: Rng, lo: number, hi: number): number {
  return hi <= lo ? lo : lo + below(rng, hi - lo + 1);
}

/** True with probability `p`, in steps of 1/10000. Draws once; for p ≤ 0 (false) and p ≥ 1 (true) it draws nothing. */
export function chance(rng: Rng, p: number): boolean {
  if (p <= 0) return false;
  if (p >= 1) return true;
  return below(rng, 10000) < Math.trunc(Math.fround(Math.fround(p) * 10000));
}

/**
 * The index of one of `weights`, each as likely as its share of their sum; −1 without a draw if the sum is 0.
 * Draws once otherwise, also for a choice of one. Weights are whole numbers of 0 or more.
 */
export function weighted(rng: Rng, weights: readonly number[]): number {
  return pickWeighted(rng, cumulate(weights));
}

/** Draws like `weighted`, with the weights that `cumulate` has summed up. */
export function pickWeighted(rng: Rng, cumulated: readonly number[]): number {
  const sum = cumulated.length === 0 ? 0 : (cumulated[cumulated.length - 1] ?? 0);
  if (sum === 0) return -1;
  const roll = below(rng, sum);
  let index = 0;
  while ((cumulated[index] ?? sum) <= roll) index += 1;
  return index;
}

function advance(rng: Rng): void {
  let { hi, lo } = rng;
  lo ^= (lo >>> 12) | (hi << 20);
  hi ^= hi >>> 12;
  hi ^= (hi << 25) | (lo >>> 7);
  lo ^= lo << 25;
  lo ^= (lo >>> 27) | (hi << 5);
  hi ^= hi >>> 27;
  rng.hi = hi;
  rng.lo = lo;
}

function outputLo(rng: Readonly<Rng>): number {
  return Math.imul(rng.lo, FACTOR_LO) >>> 0;
}

function outputHi(rng: Readonly<Rng>): number {
  const upper = rng.lo >>> 16;
  const lower = rng.lo & 0xffff;
  const first = (Math.imul(upper, FACTOR_LO_LOWER) >>> 0) + (Math.imul(lower, FACTOR_LO_LOWER) >>> 16);
  const second = (first & 0xffff) + Math.imul(lower, FACTOR_LO_UPPER);
  const carried = Math.imul(upper, FACTOR_LO_UPPER) + (first >>> 16) + (second >>> 16);
  return (carried + Math.imul(rng.lo, FACTOR_HI) + Math.imul(rng.hi, FACTOR_LO)) >>> 0;
}

function hexDigits(half: number): string {
  const code = (shift: number) => DIGITS.charCodeAt((half >>> shift) & 15);
  return String.fromCharCode(code(28), code(24), code(20), code(16), code(12), code(8), code(4), code(0));
}

/** The half that eight digits from an offset on stand for; undefined if one of them is no digit. */
function halfOf(hex: string, from: number): number | undefined {
  let half = 0;
  for (let at = from; at < from + HALF_DIGITS; at += 1) {
    const digit = digitOf(hex.charCodeAt(at));
    if (digit < 0) return undefined;
    half = (half << 4) | digit;
  }
  return half;
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
