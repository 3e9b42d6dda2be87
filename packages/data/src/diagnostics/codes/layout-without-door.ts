import type { Problem } from "../diagnostic.js";

/**
 * A layout has no door on its border.
 *
 * Corridors begin at doors (`+`) on the border of a room. Without one, nobody gets in or out. The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 * #####
 * #.+.#
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
 * #.e.#
 * #####
 * """
 * ```
 */
export function layoutWithoutDoor(): Problem {
  return { severity: "error", code: "layout_without_door", message: "the layout has no door (+) on its border" };
}
