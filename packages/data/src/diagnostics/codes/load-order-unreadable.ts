import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * The load order cannot be read.
 *
 * `load_order.toml` is not valid TOML, or holds something other than the lists `mods` and `disabled`. A copy is kept beside it,
 * and the order is made anew: the base game first, the others by their ids, each after what it depends on.
 *
 * ```text fails load_order.toml
 * mods = ["core", "my_mod"
 * ```
 *
 * ```text mended load_order.toml
 * mods = ["core", "my_mod"]
 * disabled = []
 * ```
 */
export function loadOrderUnreadable(reason: string, kept: string): Problem {
  return {
    severity: "warning",
    code: "load_order_unreadable",
    message: `the load order is made anew, since it cannot be read: ${clean(reason, 200)}`,
    ...(kept === "" ? {} : { hint: `the old one is kept as ${clean(kept, 200)}` }),
  };
}
