import { clean, quote } from "../clean.js";
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

/**
 * A layout has a character without a meaning.
 *
 * Possible are `#` wall, `.` floor, `+` door, `e` enemy, `l` loot, `n` NPC, `<` entrance, `>` stairs, and the letters to which
 * `marks`, `npc_marks` and `loot_marks` give a meaning. Spaces mean nothing: write `#`. The prefab is left out.
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
    hint: "known are # . + e l n < >, and letters that stand in marks, npc_marks or loot_marks",
  };
}

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

/**
 * Something else than a free letter stands in `marks`, `npc_marks` or `loot_marks`.
 *
 * A single letter from A to Z, capital or small, but for `e`, `l` and `n`, which have a meaning already. The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * marks = { e = "core:rat" }
 * layout = """
 * ##+##
 * #.e.#
 * #####
 * """
 * ```
 *
 * ```toml mended
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * marks = { R = "core:rat" }
 * layout = """
 * ##+##
 * #.R.#
 * #####
 * """
 * ```
 */
export function wrongLetter(letter: string): Problem {
  return {
    severity: "error",
    code: "wrong_letter",
    message: `${quote(letter)} cannot stand for anything in the layout`,
    hint: "take one of the letters A to Z or a to z, but for e, l and n",
  };
}

/**
 * A letter of a layout has two meanings.
 *
 * Each letter stands in one of `marks`, `npc_marks` and `loot_marks`. The prefab is left out.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * marks = { R = "core:rat" }
 * loot_marks = { R = "core:floor_1_table" }
 * layout = """
 * ##+##
 * #R.R#
 * #####
 * """
 * ```
 *
 * ```toml mended
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * marks = { R = "core:rat" }
 * loot_marks = { T = "core:floor_1_table" }
 * layout = """
 * ##+##
 * #R.T#
 * #####
 * """
 * ```
 */
export function letterTwice(letter: string, one: string, other: string): Problem {
  return {
    severity: "error",
    code: "letter_twice",
    message: `the letter ${clean(letter)} stands in ${one} and in ${other}`,
    hint: "take another letter for one of them",
  };
}

/**
 * A letter has a meaning, but does not stand in the layout.
 *
 * Nothing comes of it, which is hardly what was meant.
 *
 * ```toml fails
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * marks = { R = "core:rat" }
 * layout = """
 * ##+##
 * #...#
 * #####
 * """
 * ```
 *
 * ```toml mended
 * [[prefabs]]
 * id = "den"
 * tags = ["core:normal"]
 * marks = { R = "core:rat" }
 * layout = """
 * ##+##
 * #.R.#
 * #####
 * """
 * ```
 */
export function letterUnused(letter: string): Problem {
  return {
    severity: "warning",
    code: "letter_unused",
    message: `the letter ${clean(letter)} has a meaning, but does not stand in the layout`,
  };
}

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
