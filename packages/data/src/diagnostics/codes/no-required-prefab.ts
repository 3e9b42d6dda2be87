import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

export function noRequiredPrefab(tag: string, known: Iterable<string>): Problem {
  return {
    severity: "error",
    code: "no_required_prefab",
    message: `no prefab has the required tag ${clean(tag)}`,
    ...didYouMean(tag, known),
  };
}
