import type { RegistryName } from "@rustkeep/engine";
import type { Definition } from "../read/definition.js";
import type { Place, Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";
import type { Chains } from "./chains.js";
import { walkReferences } from "./walk.js";

/** The state of the third phase: what still stands, and what has fallen. */
export interface Settlement {
  chains: Chains;
  report: Report;
  /** Elements of lists that are left out, by list. */
  dropped: Map<object, Set<number>>;
  /** Why an id is gone: registry, a space, id; with the place of the cause. */
  fallen: Map<string, Place>;
  /** Entries whose references are still to be checked. */
  queue: Definition[];
  /** Entries that refer to an id, by registry, a space, id; made when the first one falls. */
  referrers: Map<string, Set<Definition>> | undefined;
  /** Positions in the file of what is left in shortened lists, by list. */
  authored: Map<object, number[]>;
}

/** The key of an id in `fallen` and `referrers`. */
export function idKey(registry: string, id: string): string {
  return `${registry} ${id}`;
}

/** The entries that count at the moment, registry by registry. */
export function* standing(chains: Chains): Generator<Definition> {
  for (const ids of chains.values()) {
    for (const chain of ids.values()) {
      const last = chain.at(-1);
      if (last !== undefined) yield last;
    }
  }
}

/** The entries of one registry that count at the moment. */
export function standingIn(chains: Chains, registry: RegistryName): Definition[] {
  return [...(chains.get(registry)?.values() ?? [])].flatMap((chain) => chain.at(-1) ?? []);
}

/** Whether an id leads to an entry. */
export function exists(chains: Chains, registry: RegistryName, id: string): boolean {
  return chains.get(registry)?.has(id) === true;
}

/** Leaves an element of a list out; the others keep their positions until the end. */
export function dropElement({ dropped }: Settlement, list: object, index: number): void {
  const indices = dropped.get(list);
  if (indices === undefined) dropped.set(list, new Set([index]));
  else indices.add(index);
}

/** The elements of a list that count, with their authored positions. */
export function* living<T>(dropped: Settlement["dropped"], list: readonly T[]): Generator<[number, T]> {
  const gone = dropped.get(list);
  for (const [index, element] of list.entries()) if (gone?.has(index) !== true) yield [index, element];
}

function noteReferences(settlement: Settlement, definition: Definition, into: Map<string, Set<Definition>>): void {
  walkReferences(definition.value, registryShapes[definition.registry], settlement.dropped, ({ target, id }) => {
    const key = idKey(target, id);
    const known = into.get(key);
    if (known === undefined) into.set(key, new Set([definition]));
    else known.add(definition);
  });
}

function referrersOf(settlement: Settlement): Map<string, Set<Definition>> {
  if (settlement.referrers === undefined) {
    settlement.referrers = new Map();
    for (const definition of standing(settlement.chains)) noteReferences(settlement, definition, settlement.referrers);
  }
  return settlement.referrers;
}

/**
 * Takes an entry out. What it overrides counts again; where nothing is left under its id, whatever refers to it is looked
 * at once more.
 */
export function fall(settlement: Settlement, definition: Definition, cause: Place): void {
  const { registry, id } = definition;
  const ids = settlement.chains.get(registry);
  const chain = ids?.get(id);
  const at = chain?.indexOf(definition) ?? -1;
  if (ids === undefined || chain === undefined || at === -1) return;
  const referrers = referrersOf(settlement);
  const counted = at === chain.length - 1;
  chain.splice(at, 1);
  const next = chain.at(-1);
  if (next === undefined) {
    ids.delete(id);
    settlement.fallen.set(idKey(registry, id), cause);
    settlement.queue.push(...(referrers.get(idKey(registry, id)) ?? []));
  } else if (counted) {
    noteReferences(settlement, next, referrers);
    settlement.queue.push(next);
  }
}
