import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

const nouns: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a finite number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a table",
};

export function wrongType(field: string, expected: string, value: unknown): Problem {
  return {
    severity: "error",
    code: "wrong_type",
    message: `${clean(field)} must be ${nouns[expected] ?? expected}, not ${quote(value)}`,
  };
}
