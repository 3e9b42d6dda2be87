import { clean } from "../clean.js";
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

/**
 * Two floors are to be repeated.
 *
 * The keep goes on with one floor below all others: that with the smaller number, and of two with one number the one whose id
 * comes first. The base game has such a floor, `core:the_deep`; to have another instead, override it.
 *
 * ```toml fails
 * [[floors]]
 * id = "abyss"
 * number = 7
 * size = [60, 40]
 * rooms = 5
 * repeat = true
 * required = ["core:entrance", "core:stairs"]
 *
 * [[floors]]
 * id = "pit"
 * number = 7
 * size = [60, 40]
 * rooms = 5
 * repeat = true
 * required = ["core:entrance", "core:stairs"]
 * ```
 *
 * ```toml mended
 * [[floors]]
 * id = "abyss"
 * number = 7
 * size = [60, 40]
 * rooms = 5
 * repeat = true
 * required = ["core:entrance", "core:stairs"]
 * ```
 */
export function repeatTwice(met: string, never: string): Problem {
  return {
    severity: "warning",
    code: "repeat_twice",
    message: `${clean(met)} and ${clean(never)} are both repeated: only the first is ever met`,
    hint: `override ${clean(met)} to have another in its place`,
  };
}
