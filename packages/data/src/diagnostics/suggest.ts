import { distance } from "fastest-levenshtein";
import { clean } from "./clean.js";

// Words looked at for one suggestion.
const mostLooks = 5_000;
const longestWord = 80;

function farthest(word: string): number {
  return Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3));
}

function isPartOf(word: string, other: string): boolean {
  return word.length > 3 && other.split("_").includes(word);
}

/**
 * The known word that is most like a misspelt one, undefined where none is near: one that has it as a part, or in which
 * few letters differ.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;
  let best: string | undefined;
  let bestDistance = farthest(word) + 1;
  let looks = 0;
  for (const candidate of known) {
    looks += 1;
    if (looks > mostLooks) break;
    if (isPartOf(word, candidate)) return candidate;
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const away = distance(word, candidate);
    if (away < bestDistance) {
      best = candidate;
      bestDistance = away;
    }
  }
  return best;
}

/** The hint `did you mean …?` as a part of a problem, nothing where no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): { hint?: string } {
  const best = nearest(word, known);
  return best === undefined ? {} : { hint: `did you mean ${clean(best)}?` };
}

function split(id: string): [namespace: string, name: string] {
  const colon = id.indexOf(":");
  return [id.slice(0, colon), id.slice(colon + 1)];
}

/** The ids of a registry, prepared for suggestions. */
export interface KnownIds {
  /** The first id with a name, by the name without its namespace. */
  byName: ReadonlyMap<string, string>;
  /** The names in each namespace. */
  names: ReadonlyMap<string, readonly string[]>;
}

/** Prepares ids for suggestions. */
export function knownIds(ids: Iterable<string>): KnownIds {
  const byName = new Map<string, string>();
  const names = new Map<string, string[]>();
  for (const id of ids) {
    const [namespace, name] = split(id);
    if (!byName.has(name)) byName.set(name, id);
    const others = names.get(namespace);
    if (others === undefined) names.set(namespace, [name]);
    else others.push(name);
  }
  return { byName, names };
}

/**
 * The same for a full id: one with the same name in another namespace comes first, since the commonest mistake is to leave
 * the namespace out; then what is near in the same one.
 */
export function didYouMeanId(id: string, { byName, names }: KnownIds): { hint?: string } {
  const [namespace, name] = split(id);
  const same = byName.get(name);
  const near = same === undefined ? nearest(name, names.get(namespace) ?? []) : undefined;
  const best = same ?? (near === undefined ? undefined : `${namespace}:${near}`);
  return best === undefined ? {} : { hint: `did you mean ${clean(best)}?` };
}
