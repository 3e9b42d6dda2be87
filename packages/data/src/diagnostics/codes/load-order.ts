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

/**
 * The load order cannot be saved.
 *
 * The order is used for this start, but could not be written to `load_order.toml`: the disk is full or the folder is not
 * writable. Nothing else is affected.
 *
 * ```text fails
 * load_order.toml      in a folder that is read-only
 * ```
 *
 * ```text mended
 * load_order.toml      in a folder that can be written to
 * ```
 */
export function loadOrderUnwritable(reason: string): Problem {
  return {
    severity: "warning",
    code: "load_order_unwritable",
    message: `the load order is not saved: ${clean(reason, 200)}`,
  };
}
