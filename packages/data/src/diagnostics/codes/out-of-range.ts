import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function outOfRange(field: string, value: unknown, bound: string): Problem {
  return {
    severity: "error",
    code: "out_of_range",
    message: `${clean(field)} must be ${bound}, not ${quote(value)}`,
  };
}
