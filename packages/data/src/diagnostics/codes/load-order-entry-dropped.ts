import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * The load order names a mod that is not there.
 *
 * `load_order.toml` is mended: what it names without there being such a mod, or twice, is taken off, as is what cannot be the id
 * of a mod, and new mods are appended. To keep a mod in the list without loading it, put it on `disabled`.
 *
 * ```text fails load_order.toml
 * mods = ["core", "removed_mod"]
 * disabled = []
 * ```
 *
 * ```text mended load_order.toml
 * mods = ["core"]
 * disabled = []
 * ```
 */
export function loadOrderEntryDropped(id: string, reason: string): Problem {
  return {
    severity: "warning",
    code: "load_order_entry_dropped",
    message: `${clean(id)} is taken off the load order: ${reason}`,
  };
}
