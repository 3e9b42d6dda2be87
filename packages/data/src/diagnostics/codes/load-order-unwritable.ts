import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

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
