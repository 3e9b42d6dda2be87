import type { RegistryName } from "@rustkeep/engine";
import { certain } from "../certain.js";
import { type KnownIds, knownIds } from "../diagnostics/suggest.js";
import type { Definition } from "../read/definition.js";
import type { Place, Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";
import type { Chains } from "./chains.js";
import { walkIds } from "./walk-ids.js";

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
  /** Ids prepared for suggestions, by registry, once somebody has asked. */
  suggestions: Map<RegistryName, KnownIds>;
  /** Positions in the file of what is left in shortened lists, by list. */
  authored: Map<object, number[]>;
}

/** The ids of a registry, prepared for suggestions. What falls later may still be suggested. */
export function suggestionsIn({ suggestions, chains }: Settlement, registry: RegistryName): KnownIds {
  const before = suggestions.get(registry);
  if (before !== undefined) return before;
  const known = knownIds(chains[registry].keys());
  suggestions.set(registry, known);
  return known;
}

/** The key of an id in `fallen` and `referrers`. */
export function idKey(registry: string, id: string): string {
  return `${registry} ${id}`;
}

/** The entries of one registry that count at the moment. */
export function standingIn(chains: Chains, registry: RegistryName): Definition[] {
  const found: Definition[] = [];
  for (const chain of chains[registry].values()) found.push(certain(chain[chain.length - 1], "the last of a chain"));
  return found;
}

/** The entries that count at the moment, registry by registry. */
export function standing(chains: Chains): Definition[] {
  return (Object.keys(chains) as RegistryName[]).flatMap((registry) => standingIn(chains, registry));
}

/** Whether an id leads to an entry. */
export function exists(chains: Chains, registry: RegistryName, id: string): boolean {
  return chains[registry].has(id);
}

/** Leaves an element of a list out; the others keep their positions until the end. */
export function dropElement({ dropped }: Settlement, list: object, index: number): void {
  const indices = dropped.get(list);
  if (indices === undefined) dropped.set(list, new Set([index]));
  else indices.add(index);
}

/** The elements of a list that count, with their authored positions. */
export function living<T>(dropped: Settlement["dropped"], list: readonly T[]): [number, T][] {
  const gone = dropped.size === 0 ? undefined : dropped.get(list);
  const all = list.map((element, index): [number, T] => [index, element]);
  return gone === undefined ? all : all.filter(([index]) => !gone.has(index));
}

function noteReferences(settlement: Settlement, definition: Definition, into: Map<string, Set<Definition>>): void {
  walkIds(definition.value, registryShapes[definition.registry], settlement.dropped, (target, id) => {
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
 * Takes an entry that counts out. What it overrides counts again; where nothing is left under its id, whatever refers to it is looked
 * at once more.
 */
export function fall(settlement: Settlement, definition: Definition, cause: Place): void {
  const { registry, id } = definition;
  const ids = settlement.chains[registry];
  const chain = ids.get(id);
  // Two references that lead nowhere take the same entry out.
  if (chain?.at(-1) !== definition) return;
  const referrers = referrersOf(settlement);
  chain.pop();
  const next = chain.at(-1);
  if (next === undefined) {
    ids.delete(id);
    settlement.fallen.set(idKey(registry, id), cause);
    settlement.queue.push(...(referrers.get(idKey(registry, id)) ?? []));
  } else {
    noteReferences(settlement, next, referrers);
    settlement.queue.push(next);
  }
}
