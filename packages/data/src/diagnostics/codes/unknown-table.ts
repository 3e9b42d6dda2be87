import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

/**
 * A file has a table that does not exist.
 *
 * A mod's files consist of the tables of the registries and `[balance]`. Any other table is ignored, the rest of the file is
 * loaded. In a translation only tables whose entries have texts are known.
 *
 * ```toml fails
 * [[item]]
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
export function unknownTable(table: string, known: readonly string[]): Problem {
  return {
    severity: "warning",
    code: "unknown_table",
    message: `${clean(table)} is not a table that mods can have, it is ignored`,
    ...didYouMean(table, known),
  };
}
