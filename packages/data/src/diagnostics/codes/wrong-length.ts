import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A text or list is too long or too short.
 *
 * Texts hold up to 2,000 characters, lists up to 1,000 elements; some must not be empty, and the size of a floor has exactly
 * two numbers. The entry is left out.
 *
 * ```toml fails
 * [[floors]]
 * id = "cellar"
 * number = 6
 * size = [60]
 * rooms = 5
 * required = ["core:entrance", "core:stairs"]
 * ```
 *
 * ```toml mended
 * [[floors]]
 * id = "cellar"
 * number = 6
 * size = [60, 40]
 * rooms = 5
 * required = ["core:entrance", "core:stairs"]
 * ```
 */
export function wrongLength(field: string, bound: string, length: number): Problem {
  return { severity: "error", code: "wrong_length", message: `${clean(field)} must have ${bound}, not ${length}` };
}
