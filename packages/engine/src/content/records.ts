// Records of the state keep their keys in code-unit order, also while playing: equal states are then equal texts.

/** Compares two texts by their UTF-16 code units, as every order of ids does. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The entry under `key`, if the record has it as its own; keys may come from outside. */
export function lookUp<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A copy of `record` with `value` under `key`, its keys in code-unit order. */
export function withKey<T>(record: Readonly<Record<string, T>>, key: string, value: T): Record<string, T> {
  if (Object.hasOwn(record, key)) return { ...record, [key]: value };
  return sortedRecord([...Object.entries(record), [key, value]]);
}

/** A copy of `record` without `key`. */
export function withoutKey<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** A record of these entries, its keys in code-unit order. */
export function sortedRecord<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort((a, b) => byCodeUnits(a[0], b[0])));
}
