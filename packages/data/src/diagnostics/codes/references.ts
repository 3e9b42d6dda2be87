import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMeanId, type KnownIds } from "../suggest.js";

/**
 * A field refers to something that does not exist.
 *
 * Fields that hold an id are checked once all mods are read, so a mod may refer to what a later one brings. A bare id means an
 * entry of the same mod; for any other, write the mod's id before it, as in `core:gold`.
 *
 * What contains the reference is left out: the action, loot entry or line of a list that it stands in, else the whole entry. In a
 * `condition` or `when` it is the trigger, option, modifier or ability that the condition belongs to, since with a check less it
 * would do more than it may. In the `npcs` of a prefab the place stays empty.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "purse"
 * entries = [{ item = "gold" }, { item = "core:health_potion" }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "purse"
 * entries = [{ item = "core:gold" }, { item = "core:health_potion" }]
 * ```
 */
export function unknownReference(registry: string, id: string, dropped: string, known: KnownIds): Problem {
  return {
    severity: "error",
    code: "unknown_reference",
    message: `there is no ${clean(id)} in ${registry}, so ${clean(dropped)} is left out`,
    ...didYouMeanId(id, known),
  };
}

/**
 * A field refers to something that was left out.
 *
 * This is a consequence: the entry that the field refers to exists, but had a mistake and was left out. Mend that mistake first;
 * the finding says where it is.
 *
 * ```toml fails
 * [[items]]
 * id = "key"
 * name = "Key"
 * base_price = -1
 *
 * [[loot_tables]]
 * id = "drawer"
 * entries = [{ item = "key" }, { nothing = true }]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "key"
 * name = "Key"
 * base_price = 1
 *
 * [[loot_tables]]
 * id = "drawer"
 * entries = [{ item = "key" }, { nothing = true }]
 * ```
 */
export function lostReference(registry: string, id: string, dropped: string, cause: string): Problem {
  return {
    severity: "error",
    code: "lost_reference",
    message: `${clean(id)} in ${registry} was left out, so ${clean(dropped)} is left out as well`,
    hint: `because of ${clean(cause, 200)}`,
  };
}

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
