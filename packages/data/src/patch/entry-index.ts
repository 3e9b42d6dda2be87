import { qualify } from "../read/build-parts.js";
import type { Definition } from "../read/definition.js";
import { OPERATIONS, type Patch, type Table } from "./patch.js";

type ByValue = Map<unknown, Set<Definition>>;

/** Finds the entries of a registry by the values of their fields, so that `where` need not be held against each of them. */
export interface EntryIndex {
  definitions: readonly Definition[];
  /** For the fields that have been asked for, the entries that hold a value, or did before they were patched. */
  fields: Map<string, ByValue>;
}

/** An index of entries; nothing is worked out before it is asked for. */
export function entryIndex(definitions: readonly Definition[]): EntryIndex {
  return { definitions, fields: new Map() };
}

/** Entries among which are all that hold what a patch asks for; few of them, where the index helps. */
export function candidates(index: EntryIndex, patch: Patch, where: Table): Iterable<Definition> {
  let found: ReadonlySet<Definition> | readonly Definition[] = index.definitions;
  let count = index.definitions.length;
  for (const [field, wanted] of Object.entries(where)) {
    for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
      if (!isSimple(value)) continue;
      const holding = holdersOf(index, field, value, patch.mod.id);
      if (holding.size >= count) continue;
      found = holding;
      count = holding.size;
    }
  }
  // A copy: the index grows while patches are carried out.
  return [...found];
}

/** Takes note of the values that fields of an entry have after a patch. */
export function noteValues({ fields }: EntryIndex, definition: Definition, patch: Patch): void {
  for (const [name, byValue] of fields) {
    if (OPERATIONS.some((operation) => Object.hasOwn(patch[operation] ?? {}, name)))
      noteValue(byValue, definition, name);
  }
}

function isSimple(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function noteValue(byValue: ByValue, definition: Definition, field: string): void {
  const held = definition.value[field];
  for (const value of Array.isArray(held) ? held : [held]) {
    if (!isSimple(value)) continue;
    const others = byValue.get(value);
    if (others === undefined) byValue.set(value, new Set([definition]));
    else others.add(definition);
  }
}

const nobody: ReadonlySet<Definition> = new Set();

function holdersOf(index: EntryIndex, field: string, value: unknown, namespace: string): ReadonlySet<Definition> {
  const known = index.fields.get(field);
  const byValue: ByValue = known ?? new Map();
  if (known === undefined) {
    index.fields.set(field, byValue);
    for (const definition of index.definitions) noteValue(byValue, definition, field);
  }
  const plain = byValue.get(value) ?? nobody;
  const full = typeof value === "string" ? (byValue.get(qualify(value, namespace)) ?? nobody) : nobody;
  if (plain.size === 0 || full.size === 0) return plain.size === 0 ? full : plain;
  return plain === full ? plain : new Set([...plain, ...full]);
}
