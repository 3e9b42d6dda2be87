import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A table has a field that does not exist.
 *
 * Every table has a fixed set of fields, so a field that nothing reads is a mistake: misspelt, in the wrong table, or from
 * another game. The entry that it stands in is left out, so that nobody plays with half of what was meant; the entries around
 * it are loaded.
 *
 * The finding names the known field that is most like it. An attribute such as `armor` is not a field: it goes into a list of
 * `modifiers`.
 *
 * ```toml fails
 * [[items]]
 * id = "iron_helmet"
 * name = "Iron helmet"
 * slot = "core:head"
 * base_pric = 30
 * armor = 4
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "iron_helmet"
 * name = "Iron helmet"
 * slot = "core:head"
 * base_price = 30
 * modifiers = [{ attribute = "armor", flat = 4 }]
 * ```
 */
export function unknownField(field: string, table: string, hint: { hint?: string }): Problem {
  return {
    severity: "error",
    code: "unknown_field",
    message: `${clean(field)} is not a field of ${clean(table)}`,
    ...hint,
  };
}
