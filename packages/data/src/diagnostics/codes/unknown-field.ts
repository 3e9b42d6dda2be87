import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function unknownField(field: string, table: string, hint: { hint?: string }): Problem {
  return {
    severity: "error",
    code: "unknown_field",
    message: `${clean(field)} is not a field of ${clean(table)}`,
    ...hint,
  };
}
