import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function wrongLength(field: string, bound: string, length: number): Problem {
  return { severity: "error", code: "wrong_length", message: `${clean(field)} must have ${bound}, not ${length}` };
}
