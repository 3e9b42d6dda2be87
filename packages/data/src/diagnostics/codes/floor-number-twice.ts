import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * Two floors have the same number.
 *
 * Stairs lead to the next greater number. Of two floors with one number the one with the smaller id is taken, and the other is
 * never met.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 5
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
 * prefabs = [{ tag = "core:normal" }]
 * creatures = [{ id = "core:rat" }]
 * ```
 *
 * ```toml mended
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
 * prefabs = [{ tag = "core:normal" }]
 * creatures = [{ id = "core:rat" }]
 * ```
 */
export function floorNumberTwice(number: number, met: string, never: string): Problem {
  return {
    severity: "warning",
    code: "floor_number_twice",
    message: `${clean(met)} and ${clean(never)} have the number ${number}: only the first is ever met`,
  };
}
