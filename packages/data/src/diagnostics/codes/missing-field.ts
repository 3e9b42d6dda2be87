import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A field that has no default is missing.
 *
 * Most fields may be left out and then have the value that the reference names. A few cannot be guessed: an entry's `id`, most
 * names, the layout of a prefab, the number and size of a floor, the event of a trigger. Without one of them the entry is left
 * out. The place is the head of the table that lacks it.
 *
 * ```toml fails
 * [[abilities]]
 * id = "shield_bash"
 * actions = [{ action = "damage", scale = 0.5, target = "target" }]
 * ```
 *
 * ```toml mended
 * [[abilities]]
 * id = "shield_bash"
 * name = "Shield bash"
 * actions = [{ action = "damage", scale = 0.5, damage_type = "blunt", target = "target" }]
 * ```
 */
export function missingField(field: string, table: string): Problem {
  return { severity: "error", code: "missing_field", message: `${clean(field)} is missing in ${clean(table)}` };
}
