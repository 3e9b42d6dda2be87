import type { Problem } from "../diagnostic.js";

/**
 * Parts of a layout cannot be reached.
 *
 * All tiles that are no wall must hang together within the room, by steps to the four sides. Otherwise enemies, loot or stairs
 * could be out of reach. The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 * ##+##
 * #...#
 * #####
 * #.e.#
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
 * ##.##
 * #.e.#
 * #####
 * """
 * ```
 */
export function layoutTorn(row: number, column: number): Problem {
  return {
    severity: "error",
    code: "layout_torn",
    message: `no way leads through the layout to row ${row}, column ${column}`,
  };
}
