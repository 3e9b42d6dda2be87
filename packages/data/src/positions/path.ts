/** Keys and positions that lead from a table to a value within it. */
export type Path = readonly (string | number)[];

/**
 * How many keys and positions lead to the deepest values whose places are kept; what lies deeper is where that is. No table
 * of a mod needs even ten, and the places of all parts of a long key would take the square of its length.
 */
export const DEEPEST_PLACE = 100;

/** A path as authors write it: `actions[0].amount`. */
export function formatPath(path: Path): string {
  return path.map((key, at) => (typeof key === "number" ? `[${key}]` : at === 0 ? key : `.${key}`)).join("");
}

/** The path that a JSON pointer describes, with positions as numbers where the value there is a list. */
export function pathOfPointer(pointer: string, root: unknown): (string | number)[] {
  const path: (string | number)[] = [];
  let value = root;
  for (const part of pointer.split("/").slice(1)) {
    const text = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const key = Array.isArray(value) ? Number(text) : text;
    path.push(key);
    value = valueAt([key], value);
  }
  return path;
}

/** The value that a path leads to, undefined where there is none. */
export function valueAt(path: Path, root: unknown): unknown {
  let value = root;
  for (const key of path) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}
