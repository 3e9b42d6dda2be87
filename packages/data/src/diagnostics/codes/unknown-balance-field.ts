import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

/**
 * A field of balance does not exist.
 *
 * `[balance]` has a fixed set of fields. Any other is ignored; the fields beside it count.
 *
 * ```toml fails
 * [balance]
 * stamina_regeneration = 6
 * ```
 *
 * ```toml mended
 * [balance]
 * stamina_regen = 6
 * ```
 */
export function unknownBalanceField(field: string, known: readonly string[]): Problem {
  return {
    severity: "warning",
    code: "unknown_balance_field",
    message: `${clean(field)} is not a field of balance, it is ignored`,
    ...didYouMean(field, known),
  };
}
