import type { Modifier } from "./definitions/modifier.js";

// value = (base + Σ flat) × (1 + Σ percent / 100) in single precision: base, every flat and every percent are rounded
// each before they are added, and so is the result of every step.

const { fround } = Math;

/** A modifier with its numbers as they are added: in single precision, rounded once for all reads. */
export interface CompiledModifier {
  readonly modifier: Modifier;
  readonly flat: number;
  readonly percent: number;
}

/** The modifiers of one value, added up. */
export interface ModifierSum {
  flat: number;
  percent: number;
  count: number;
}

/** A modifier made ready for adding. */
export function compileModifier(modifier: Modifier): CompiledModifier {
  return { modifier, flat: fround(modifier.flat), percent: fround(modifier.percent) };
}

/** The sum of nothing. */
export function emptySum(): ModifierSum {
  return { flat: 0, percent: 0, count: 0 };
}

/** Adds a modifier to a sum. */
export function addModifier(sum: ModifierSum, { flat, percent }: CompiledModifier): void {
  sum.flat = fround(sum.flat + flat);
  sum.percent = fround(sum.percent + percent);
  sum.count += 1;
}

/** What a base becomes by a sum; without any modifier the base as it is. */
export function convert(base: number, sum: ModifierSum): number {
  if (sum.count === 0) return base;
  return fround(fround(fround(base) + sum.flat) * fround(1 + fround(sum.percent / 100)));
}
