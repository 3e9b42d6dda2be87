import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function lostReference(registry: string, id: string, dropped: string, cause: string): Problem {
  return {
    severity: "error",
    code: "lost_reference",
    message: `${clean(id)} in ${registry} was left out, so ${clean(dropped)} is left out as well`,
    hint: `because of ${clean(cause, 200)}`,
  };
}
