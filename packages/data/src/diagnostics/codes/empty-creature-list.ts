import type { Problem } from "../diagnostic.js";

/**
 * A prefab's own creatures are all gone.
 *
 * A prefab with a list of `creatures` stands for a room with just these: a boss, a nest. If every one of them is left out, the
 * room would be empty, so the prefab is left out too.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * creatures = [{ id = "wyrm" }]
 * layout = """
 * ##+##
 * #...#
 * #.e.#
 * #####
 * """
 * ```
 *
 * ```toml mended
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * creatures = [{ id = "core:ghoul" }]
 * layout = """
 * ##+##
 * #...#
 * #.e.#
 * #####
 * """
 * ```
 */
export function emptyCreatureList(): Problem {
  return {
    severity: "error",
    code: "empty_creature_list",
    message: "nobody is left of its own list of creatures, so the prefab is left out",
  };
}
