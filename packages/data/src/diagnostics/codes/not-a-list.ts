import type { Problem } from "../diagnostic.js";

/**
 * A table is not written as a list of entries.
 *
 * Each registry is a list of tables: every entry begins with its own `[[items]]` in double brackets. `[balance]`, of which there
 * is only one, has single ones. Nothing of the table is loaded.
 *
 * ```toml fails
 * [items]
 * id = "rope"
 * name = "Rope"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "rope"
 * name = "Rope"
 * ```
 */
export function notAList(table: string): Problem {
  return {
    severity: "error",
    code: "not_a_list",
    message: `${table} must be ${table === "balance" ? "a table" : "a list of tables"}, nothing of it is loaded`,
    hint: table === "balance" ? "write [balance]" : `write [[${table}]] before each entry`,
  };
}
