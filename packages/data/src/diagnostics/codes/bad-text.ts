import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function badText(field: string, lines: boolean): Problem {
  const what = lines ? "control characters" : "line breaks or other control characters";
  return { severity: "error", code: "bad_text", message: `${clean(field)} must not contain ${what}` };
}
