import type { Problem } from "../diagnostic.js";

/**
 * A layout has too many marks of a kind.
 *
 * At most 32 each of `e`, `l` and `n`. The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 * ##########+#
 * #lllllllll.#
 * #lllllllll.#
 * #lllllllll.#
 * #lllllllll.#
 * ############
 * """
 * ```
 *
 * ```toml mended
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * layout = """
 * ##########+#
 * #lllllllll.#
 * #..........#
 * ############
 * """
 * ```
 */
export function layoutMarks(mark: string, count: number): Problem {
  return {
    severity: "error",
    code: "layout_marks",
    message: `the layout has ${count} marks ${mark}, at most 32 are possible`,
  };
}
