import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

export function overrideMissing(registry: string, id: string, known: Iterable<string>): Problem {
  return {
    severity: "error",
    code: "override_missing",
    message: `there is no ${clean(id)} in ${registry} to be overridden`,
    ...didYouMean(id, known),
  };
}
