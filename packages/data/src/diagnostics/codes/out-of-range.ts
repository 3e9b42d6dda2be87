import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A number is outside its bounds.
 *
 * Every number has bounds, which the reference names beside the field. They are wide, so that a value beyond them is a slip, or
 * would break the game for everybody. The entry is left out.
 *
 * ```toml fails
 * [[affixes]]
 * id = "costly"
 * name = "Costly"
 * price_factor = -2
 * ```
 *
 * ```toml mended
 * [[affixes]]
 * id = "costly"
 * name = "Costly"
 * price_factor = 2
 * ```
 */
export function outOfRange(field: string, value: unknown, bound: string): Problem {
  return {
    severity: "error",
    code: "out_of_range",
    message: `${clean(field)} must be ${bound}, not ${quote(value)}`,
  };
}
