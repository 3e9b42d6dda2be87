import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function foreignFilter(filter: string, event: string, carried: readonly string[]): Problem {
  return {
    severity: "error",
    code: "foreign_filter",
    message: `the event ${clean(event)} does not carry ${clean(filter)}, so the filter could never match`,
    hint: `${clean(event)} carries ${carried.join(", ")}`,
  };
}
