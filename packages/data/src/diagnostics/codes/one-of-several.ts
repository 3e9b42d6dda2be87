import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function oneOfSeveral(table: string, choices: readonly string[], written: readonly string[]): Problem {
  const found = written.length === 0 ? "none of them" : written.map((field) => clean(field)).join(" and ");
  return {
    severity: "error",
    code: "one_of_several",
    message: `${clean(table)} must have exactly one of ${choices.join(", ")}, but has ${found}`,
  };
}
