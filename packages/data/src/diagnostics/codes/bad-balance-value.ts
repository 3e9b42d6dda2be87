import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A value of balance is not possible.
 *
 * The value is of the wrong kind or outside its bounds. What stood before it (the default, or what an earlier mod has set) stays;
 * the fields beside it count.
 *
 * ```toml fails
 * [balance]
 * sell_ratio = 4
 * ```
 *
 * ```toml mended
 * [balance]
 * sell_ratio = 0.4
 * ```
 */
export function badBalanceValue(reason: string, kept: number): Problem {
  return { severity: "warning", code: "bad_balance_value", message: `${clean(reason, 200)}; ${kept} is kept` };
}
