import type { Problem } from "../diagnostic.js";

/**
 * A category has fewer options than are to be picked.
 *
 * A character has exactly `pick` options of each category, or all where there are fewer. Then there is no choice to be made.
 *
 * ```toml fails
 * [[categories]]
 * id = "birthsign"
 * name = "Birthsign"
 * pick = 2
 *
 * [[options]]
 * id = "wolf"
 * category = "birthsign"
 * name = "Wolf"
 * ```
 *
 * ```toml mended
 * [[categories]]
 * id = "birthsign"
 * name = "Birthsign"
 * pick = 1
 *
 * [[options]]
 * id = "wolf"
 * category = "birthsign"
 * name = "Wolf"
 * ```
 */
export function tooFewOptions(options: number, pick: number): Problem {
  return {
    severity: "warning",
    code: "too_few_options",
    message: `${pick} are to be picked, but the category has ${options} ${options === 1 ? "option" : "options"}`,
  };
}
