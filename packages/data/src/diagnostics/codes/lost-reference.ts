import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

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
