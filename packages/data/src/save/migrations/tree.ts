/** A table of a save or recording that is not yet checked. */
export type Tree = Readonly<Record<string, unknown>>;

/** The value as a table; an empty one where it is none, for the check afterwards to find. */
export function treeOf(value: unknown): Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Tree) : {};
}

/** A list with each element changed; what is no list stays as it is. */
export function mapList(value: unknown, change: (element: Tree) => unknown): unknown {
  return Array.isArray(value) ? value.map((element: unknown) => change(treeOf(element))) : value;
}
