import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function localeBadText(field: string, reason: string): Problem {
  return {
    severity: "warning",
    code: "locale_bad_text",
    message: `the translation of ${clean(field)} is not used: ${clean(reason)}`,
  };
}
