import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

const nouns = {
  string: "a text",
  number: "a finite number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a table",
} as const;

/** The types of JSON Schema, but for that of nothing. */
export type ValueType = keyof typeof nouns;

// The commonest cause: a number in quotes, or a text without them.
function quotesHint(expected: ValueType, value: unknown): { hint?: string } {
  if (expected === "string" && typeof value === "number") return { hint: `write "${value}"` };
  const plain = typeof value === "string" && /^(-?[0-9]{1,7}(\.[0-9]{1,6})?|true|false)$/.test(value);
  return plain && ["number", "integer", "boolean"].includes(expected) ? { hint: `write ${value} without quotes` } : {};
}

/**
 * A value is of the wrong kind.
 *
 * A text where a number belongs, a single value where a list belongs, a number that is not finite. Numbers stand without quotes
 * (`25`), texts with them (`"25"`), lists in brackets. The entry is left out.
 *
 * ```toml fails
 * [[items]]
 * id = "bell"
 * name = "Bell"
 * base_price = "25"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "bell"
 * name = "Bell"
 * base_price = 25
 * ```
 */
export function wrongType(field: string, expected: ValueType, value: unknown): Problem {
  return {
    severity: "error",
    code: "wrong_type",
    message: `${clean(field)} must be ${nouns[expected]}, not ${quote(value)}`,
    ...quotesHint(expected, value),
  };
}
