import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function missingField(field: string, table: string, choices?: readonly string[]): Problem {
  const hint = choices === undefined ? {} : { hint: `one of ${choices.join(", ")}` };
  return {
    severity: "error",
    code: "missing_field",
    message: `${clean(field)} is missing in ${clean(table)}`,
    ...hint,
  };
}
