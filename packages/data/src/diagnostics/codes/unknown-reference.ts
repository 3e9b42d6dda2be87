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
