import { clean } from "@rustkeep/data";
import { UsageError } from "./usage-error.js";

const largest = 2n ** 64n - 1n;

function seed(text: string): bigint {
  const value = /^(0x[0-9a-f]{1,16}|[0-9]{1,20})$/i.test(text) ? BigInt(text) : -1n;
  if (value < 0n || value > largest) {
    throw new UsageError(`a seed is a number from 0 to ${largest} (or 0x and hexadecimal digits), not ${clean(text)}`);
  }
  return value;
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
