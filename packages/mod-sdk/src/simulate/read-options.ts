import { UsageError } from "../usage-error.js";

/** The part of a token that matters here. */
interface Token {
  kind: string;
  name?: string;
  value?: string | undefined;
}

/**
 * The values of options that take one or several, as in `--with A B`; each may be repeated.
 * @throws UsageError where an argument follows none of them
 */
export function listsAfter<const T extends string>(
  tokens: readonly Token[],
  options: readonly T[],
): Record<T, string[]> {
  const lists = Object.fromEntries(options.map((name) => [name, [] as string[]])) as Record<T, string[]>;
  let list: string[] | undefined;
  for (const { kind, name, value } of tokens) {
    if (kind === "option") list = options.find((option) => option === name) && lists[name as T];
    if (value !== undefined && list !== undefined) list.push(value);
    else if (kind === "positional") throw new UsageError(`what is ${value} for?`);
  }
  return lists;
}

/**
 * A whole number within bounds.
 * @throws UsageError on anything else
 */
export function wholeNumber(option: string, given: string, low: number, high: number): number {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= low && value <= high)) throw new UsageError(`${option} is a whole number from ${low} to ${high}`);
  return value;
}

/** A part of a study: every `size`-th game, from the `number`-th on. */
export interface Shard {
  number: number;
  size: number;
}

/**
 * Reads `i/n`.
 * @throws UsageError where i is not within 1..n
 */
export function shardFrom(given: string): Shard {
  const [number = 0, size = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(given) ?? []).slice(1).map(Number);
  if (number < 1 || number > size) throw new UsageError("--shard is i/n, with i from 1 to n");
  return { number, size };
}

/** The numbers of the games of a part. */
export function numbersOf(games: number, { number, size }: Shard): number[] {
  const numbers: number[] = [];
  for (let at = number - 1; at < games; at += size) numbers.push(at);
  return numbers;
}
