import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { nearest } from "../suggest.js";

export function unknownValue(field: string, value: unknown, allowed: readonly unknown[]): Problem {
  const texts = allowed.map(String);
  const near = typeof value === "string" ? nearest(value, texts) : undefined;
  return {
    severity: "error",
    code: "unknown_value",
    message: `${quote(value)} is not a value of ${clean(field)}`,
    hint: near === undefined ? `known are ${texts.join(", ")}` : `did you mean ${near}?`,
  };
}
