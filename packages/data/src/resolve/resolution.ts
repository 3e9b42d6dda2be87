import type { RegistryName } from "@rustkeep/engine";
import { type KnownIds, knownIds } from "../diagnostics/suggest.js";
import type { Patch } from "../patch/patch.js";
import { type PatchBook, patchesFor } from "../patch/patch-book.js";
import { patchAnew } from "../patch/patch-entry.js";
import type { Definition, ReadMod } from "../read/definition.js";
import type { Place, Report } from "../report.js";
import type { Chains } from "./chains.js";

/** The state of the third phase: what still stands, and what has fallen. */
export interface Resolution {
  /** What the mods define, in load order. */
  mods: readonly ReadMod[];
  chains: Chains;
  patches: PatchBook;
  report: Report;
  /** Elements of lists that are left out, by list. */
  dropped: Map<object, Set<number>>;
  /** Why an id is gone: registry, a space, id; with the place of the cause. */
  fallen: Map<string, Place>;
  /** Entries whose references are still to be checked. */
  queue: Definition[];
  /** Ids prepared for suggestions, by registry, once somebody has asked. */
  suggestions: Map<RegistryName, KnownIds>;
  /** Positions in the file of what is left in shortened lists, by list. */
  authored: Map<object, number[]>;
}

/** The ids of a registry, prepared for suggestions. What falls later may still be suggested. */
export function suggestionsIn({ suggestions, chains }: Resolution, registry: RegistryName): KnownIds {
  const before = suggestions.get(registry);
  if (before !== undefined) return before;
  const known = knownIds(chains[registry].keys());
  suggestions.set(registry, known);
  return known;
}

/** The key of an id in `fallen`. */
export function idKey(registry: string, id: string): string {
  return `${registry} ${id}`;
}

/** The entries of one registry that count at the moment. */
export function standingIn(chains: Chains, registry: RegistryName): Definition[] {
  return [...chains[registry].values()];
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
export function dropElement({ dropped }: Resolution, { mod }: Definition, list: object, index: number): void {
  mod.partial = true;
  mod.faulty = true;
  const indices = dropped.get(list);
  if (indices === undefined) dropped.set(list, new Set([index]));
  else indices.add(index);
}

/** The elements of a list that count, with their authored positions. */
export function living<T>(dropped: Resolution["dropped"], list: readonly T[]): [number, T][] {
  const gone = dropped.size === 0 ? undefined : dropped.get(list);
  const all = list.map((element, index): [number, T] => [index, element]);
  return gone === undefined ? all : all.filter(([index]) => !gone.has(index));
}

/** Whether an entry counts: it has not fallen, and nothing replaces it. */
export function stands(chains: Chains, definition: Definition): boolean {
  return chains[definition.registry].get(definition.id) === definition;
}

/** The entries of a mod that count at the moment. */
export function standingOf({ chains }: Resolution, { definitions }: ReadMod): Definition[] {
  return definitions.filter((definition) => stands(chains, definition));
}

/** Takes back what a patch did to an entry, which is looked at once more. */
export function takeBack(resolution: Resolution, definition: Definition, patch: Patch): void {
  const others = (definition.patched?.patches ?? []).filter((one) => one !== patch);
  patchAnew(definition, others, { report: resolution.report, book: resolution.patches });
  resolution.queue.push(definition);
}

function refersTo({ id: namespace, references }: ReadMod, registry: RegistryName, id: string): boolean {
  const { used, asked } = references;
  const bare = id.startsWith(`${namespace}:`) ? id.slice(namespace.length + 1) : id;
  return [used[registry], asked[registry]].some((ids) => ids.has(id) || ids.has(bare));
}

/**
 * Takes an entry that counts out. What it overrides counts again; where nothing is left under its id, whatever refers to
 * it is looked at once more.
 */
export function fall(resolution: Resolution, definition: Definition, cause: Place): void {
  const { registry, id } = definition;
  const ids = resolution.chains[registry];
  // Two references that lead nowhere take the same entry out.
  if (ids.get(id) !== definition) return;
  definition.mod.partial = true;
  definition.mod.faulty = true;
  const { replaced } = definition;
  if (replaced === undefined) {
    ids.delete(id);
    resolution.fallen.set(idKey(registry, id), cause);
    const referring = resolution.mods.filter((mod) => refersTo(mod, registry, id));
    for (const mod of referring) resolution.queue.push(...standingOf(resolution, mod));
  } else {
    ids.set(id, replaced);
    const { patches: book, report } = resolution;
    patchAnew(replaced, patchesFor(book, registry, id), { report, book });
    resolution.queue.push(replaced);
  }
}
