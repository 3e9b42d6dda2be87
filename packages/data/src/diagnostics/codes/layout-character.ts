import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A layout has a character without a meaning.
 *
 * Possible are `#` wall, `.` floor, `+` door, `e` enemy, `l` loot, `n` NPC, `<` entrance and `>` stairs. Spaces mean nothing:
 * write `#`. The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 * ##+##
 * #...#
 * #.E.#
 * #####
 * """
 * ```
 *
 * ```toml mended
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 * ##+##
 * #...#
 * #.e.#
 * #####
 * """
 * ```
 */
export function layoutCharacter(character: string, row: number, column: number): Problem {
  return {
    severity: "error",
    code: "layout_character",
    message: `${quote(character)} in row ${row}, column ${column} means nothing in a layout`,
    hint: "known are # . + e l n < >",
  };
}
