import { clean } from "@rustkeep/data";
import { seedText } from "@rustkeep/engine";
import { UsageError } from "./usage-error.js";

const largest = 2n ** 64n - 1n;

function seed(text: string): bigint {
  const value = seedText(text);
  if (value === undefined) {
    throw new UsageError(`a seed is a number from 0 to ${largest} (or 0x and hexadecimal digits), not ${clean(text)}`);
  }
  return BigInt(value);
}

/**
 * The seeds that `N` or `A-B` names, one after the other.
 * @throws UsageError where it names none
 */
export function* seeds(text: string): Generator<bigint> {
  if (text.startsWith("-")) seed(text);
  const [first = "", last = first, ...rest] = text.split("-");
  const from = seed(first);
  const to = seed(last);
  if (rest.length > 0 || to < from) throw new UsageError(`--seed is N, or A-B with A not above B, not ${clean(text)}`);
  for (let value = from; value <= to; value++) yield value;
}
