import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

export function unknownTable(table: string, known: readonly string[]): Problem {
  return {
    severity: "warning",
    code: "unknown_table",
    message: `${clean(table)} is not a table that mods can have, it is ignored`,
    ...didYouMean(table, known),
  };
}
