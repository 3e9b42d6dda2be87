import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

export function noSuchPrefab(tag: string, known: Iterable<string>): Problem {
  return {
    severity: "warning",
    code: "no_such_prefab",
    message: `no prefab has the tag ${clean(tag)}: what is drawn for it is lost`,
    ...didYouMean(tag, known),
  };
}
