import type { Candidate } from "./meant.js";

/** An entry of a list that is told with numbers; the key says which thing it is, whatever becomes of the list. */
export interface Keyed {
  readonly key: string;
  readonly name: string;
}

/** The lists whose numbers hold until they are told again. */
export type ListName = "places" | "items" | "offer" | "own";

/** What was told under which number. */
export type ShownLists = Map<ListName, readonly string[]>;

/** The things that there are now, under the numbers of the list last told; what is new since then comes behind. */
export function numberedAsShown<T extends Keyed>(
  name: ListName,
  now: readonly T[],
  shown: ShownLists,
): (T & Candidate)[] {
  const told = shown.get(name);
  if (told === undefined) return now.map((thing, index) => ({ ...thing, number: index + 1 }));
  const fresh = now.filter(({ key }) => !told.includes(key));
  return [
    ...now.flatMap((thing) => (told.includes(thing.key) ? [{ ...thing, number: told.indexOf(thing.key) + 1 }] : [])),
    ...fresh.map((thing, index) => ({ ...thing, number: told.length + index + 1 })),
  ].sort((one, other) => one.number - other.number);
}

/** Remembers under which numbers a list was told. */
export function rememberList(name: ListName, told: readonly Keyed[], shown: ShownLists): void {
  shown.set(
    name,
    told.map(({ key }) => key),
  );
}
