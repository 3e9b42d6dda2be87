import type { Problem } from "../diagnostic.js";

/**
 * A layout has more places for NPCs than the prefab names.
 *
 * The first `n` of a layout, read row by row, is the place of the first of `npcs`, and so on. Where there are more marks than
 * names, nobody stands at the last ones.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * npcs = ["core:blacksmith"]
 * layout = """
 * ##+##
 * #n.n#
 * #####
 * """
 * ```
 *
 * ```toml mended
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * npcs = ["core:blacksmith"]
 * layout = """
 * ##+##
 * #n..#
 * #####
 * """
 * ```
 */
export function npcMarks(marks: number, npcs: number): Problem {
  return {
    severity: "warning",
    code: "npc_marks",
    message: `the layout has ${marks} marks n, but npcs names ${npcs}: nobody stands at the others`,
  };
}
