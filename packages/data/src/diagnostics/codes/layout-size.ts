import type { Problem } from "../diagnostic.js";

/**
 * A layout is empty or too big.
 *
 * A prefab is at most 60 tiles wide and 60 high. Blank lines do not count. The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 *
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
export function layoutSize(width: number, height: number): Problem {
  return {
    severity: "error",
    code: "layout_size",
    message: width === 0 ? "the layout is empty" : `the layout is ${width}×${height}, at most 60×60 are possible`,
  };
}
