import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { nearest } from "../suggest.js";

export function unknownColor(value: unknown, known: readonly string[]): Problem {
  const near = typeof value === "string" ? nearest(value, known) : undefined;
  return {
    severity: "warning",
    code: "unknown_color",
    message: `${quote(value)} is not a colour, the default is used`,
    hint: near === undefined ? `known are ${known.join(", ")}` : `did you mean ${near}?`,
  };
}
