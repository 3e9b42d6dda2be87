import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A percentage is taken of nothing.
 *
 * `percent` raises an attribute by a share of its base, and of 0 every share is 0. Resistance and the price modifier begin at 0, so
 * only `flat` changes them, unless the same entry raises them by `flat` too.
 *
 * ```toml fails
 * [[affixes]]
 * id = "warded"
 * name = "Warded"
 * modifiers = [{ attribute = "resistance", damage_type = "holy", percent = 20 }]
 * ```
 *
 * ```toml mended
 * [[affixes]]
 * id = "warded"
 * name = "Warded"
 * modifiers = [{ attribute = "resistance", damage_type = "holy", flat = 20 }]
 * ```
 */
export function percentOfZero(attribute: string): Problem {
  return {
    severity: "warning",
    code: "percent_of_zero",
    message: `${clean(attribute)} starts from 0, of which every percentage is 0`,
    hint: "use flat",
  };
}
