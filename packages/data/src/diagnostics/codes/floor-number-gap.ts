import type { Problem } from "../diagnostic.js";

/**
 * There is a gap in the numbers of the floors.
 *
 * The stairs lead over the gap, so the game works, but conditions that ask for the floor's number may be meant for one in it.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 8
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
export function floorNumberGap(before: number, number: number): Problem {
  return {
    severity: "warning",
    code: "floor_number_gap",
    message: `the floor before number ${number} has the number ${before}: between them are none`,
  };
}
