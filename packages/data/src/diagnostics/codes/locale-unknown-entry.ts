import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function localeUnknownEntry(table: string, id: string, hint: { hint?: string }): Problem {
  return {
    severity: "warning",
    code: "locale_unknown_entry",
    message: `there is no ${clean(id)} in ${clean(table)} to be translated`,
    ...hint,
  };
}
