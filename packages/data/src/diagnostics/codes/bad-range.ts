import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function badRange(field: string, value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_range",
    message: `${clean(field)} cannot be ${quote(value)}`,
    hint: 'a range is "3" or "1-3", the smaller number first, up to 9999',
  };
}
