import { distance } from "fastest-levenshtein";
import { clean } from "./clean.js";

/**
 * The known word that is most like a misspelt one, undefined where none is near: at most a third of its letters may
 * differ. Looks at the first 5,000 words.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  let looks = 5_000;
  if (word.length > 80) return undefined;
  for (const candidate of known) {
    if (looks-- === 0) break;
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
