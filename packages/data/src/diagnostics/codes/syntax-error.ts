import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function syntaxError(reason: string): Problem {
  return {
    severity: "error",
    code: "syntax_error",
    message: `not valid TOML, nothing of this file is loaded: ${clean(reason, 160)}`,
  };
}
