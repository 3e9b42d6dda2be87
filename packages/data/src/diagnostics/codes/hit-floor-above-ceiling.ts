import type { Problem } from "../diagnostic.js";

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
