import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

export function unknownReference(registry: string, id: string, dropped: string, known: Iterable<string>): Problem {
  return {
    severity: "error",
    code: "unknown_reference",
    message: `there is no ${clean(id)} in ${registry}, so ${clean(dropped)} is left out`,
    ...didYouMean(id, known),
  };
}
