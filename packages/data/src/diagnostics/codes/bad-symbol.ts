import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function badSymbol(value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_symbol",
    message: `${quote(value)} cannot be a symbol`,
    hint: "one printable character that takes up one column",
  };
}
