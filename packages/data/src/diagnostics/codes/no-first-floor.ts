import type { Problem } from "../diagnostic.js";

/**
 * No floor has the number 1.
 *
 * A run begins on the floor with the number 1. Without one no run can begin. Often the floor exists, but was left out because of
 * a mistake.
 *
 * ```toml fails
 * [[floors]]
 * id = "first"
 * overrides = "core:floor_1"
 * number = 0
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
 * ```
 *
 * ```toml mended
 * [[floors]]
 * id = "first"
 * overrides = "core:floor_1"
 * number = 1
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
 * ```
 */
export function noFirstFloor(): Problem {
  return { severity: "warning", code: "no_first_floor", message: "no floor has the number 1: no run can begin" };
}
