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

/**
 * A value of balance is not possible.
 *
 * The value is of the wrong kind or outside its bounds. What stood before it (the default, or what an earlier mod has set) stays;
 * the fields beside it count.
 *
 * ```toml fails
 * [balance]
 * sell_ratio = 4
 * ```
 *
 * ```toml mended
 * [balance]
 * sell_ratio = 0.4
 * ```
 */
export function badBalanceValue(reason: string, kept: number): Problem {
  return { severity: "warning", code: "bad_balance_value", message: `${clean(reason, 200)}; ${kept} is kept` };
}

/**
 * The least chance to hit is above the greatest.
 *
 * Chances to hit are kept between `hit_floor` and `hit_ceiling`. With the two the wrong way round every attack has the chance
 * `hit_floor`.
 *
 * ```toml fails
 * [balance]
 * hit_floor = 0.9
 * hit_ceiling = 0.6
 * ```
 *
 * ```toml mended
 * [balance]
 * hit_floor = 0.1
 * hit_ceiling = 0.9
 * ```
 */
export function hitFloorAboveCeiling(floor: number, ceiling: number): Problem {
  return {
    severity: "warning",
    code: "hit_floor_above_ceiling",
    message: `hit_floor (${floor}) is above hit_ceiling (${ceiling}): every attack hits with hit_floor`,
  };
}
