import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A file is not valid TOML.
 *
 * The text breaks a rule of TOML itself: a quote or bracket is not closed, a key is written twice, a value is missing. Nothing
 * of the file can be read, since what follows the mistake could mean anything; the mod's other files are loaded. The place is
 * where reading had to stop, and the mistake is there or shortly before.
 *
 * ```toml fails
 * [[items]]
 * id = "lamp"
 * name = "Lamp
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "lamp"
 * name = "Lamp"
 * ```
 */
export function syntaxError(reason: string): Problem {
  return {
    severity: "error",
    code: "syntax_error",
    message: `not valid TOML, nothing of this file is loaded: ${clean(reason, 160)}`,
    ...(reason.includes("control characters are not allowed in strings")
      ? { hint: "is a closing quote missing?" }
      : {}),
  };
}
