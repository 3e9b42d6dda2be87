import type { Problem } from "../diagnostic.js";

/**
 * The rows of a layout differ in length.
 *
 * A layout is a rectangle: all rows have as many characters as the first. Spaces count as characters, also at the end of a row.
 * The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 * ##+##
 * #...#
 * #..e.#
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
export function layoutRagged(row: number, length: number, first: number): Problem {
  return {
    severity: "error",
    code: "layout_ragged",
    message: `row ${row} of the layout has ${length} characters, the first row has ${first}`,
  };
}
