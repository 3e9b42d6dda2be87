import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A range cannot be read.
 *
 * `rolls` and `count` are texts: `"3"` for exactly three, `"1-3"` for one to three. The smaller number comes first and none is
 * above 9999. The entry is left out.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "purse"
 * rolls = "3-1"
 * entries = [{ item = "core:gold", count = "5" }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "purse"
 * rolls = "1-3"
 * entries = [{ item = "core:gold", count = "5" }]
 * ```
 */
export function badRange(field: string, value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_range",
    message: `${clean(field)} cannot be ${quote(value)}`,
    hint: 'a range is "3" or "1-3", the smaller number first, up to 9999',
  };
}
