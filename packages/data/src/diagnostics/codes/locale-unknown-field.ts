import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function localeUnknownField(field: string, table: string, known: readonly string[]): Problem {
  const what = known.length === 0 ? "has no texts" : `has only the texts ${known.join(", ")}`;
  return {
    severity: "warning",
    code: "locale_unknown_field",
    message: `${clean(field)} cannot be translated: ${clean(table)} ${what}`,
  };
}
