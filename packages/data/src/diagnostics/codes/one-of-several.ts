import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * Exactly one of several fields must be there.
 *
 * An entry of a loot table yields an item, rolls another table, yields an affix, or yields nothing: exactly one of `item`,
 * `table`, `affix` and `nothing = true`. With none or two of them the table is left out.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "chest"
 * entries = [{ item = "core:gold", table = "core:rare_table" }, { weight = 3 }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "chest"
 * entries = [{ item = "core:gold" }, { table = "core:rare_table" }, { nothing = true, weight = 3 }]
 * ```
 */
export function oneOfSeveral(table: string, choices: readonly string[], written: readonly string[]): Problem {
  const found = written.length === 0 ? "none of them" : written.map((field) => clean(field)).join(" and ");
  return {
    severity: "error",
    code: "one_of_several",
    message: `${clean(table)} must have exactly one of ${choices.join(", ")}, but has ${found}`,
  };
}
