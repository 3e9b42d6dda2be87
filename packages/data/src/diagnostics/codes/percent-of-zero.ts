import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function percentOfZero(attribute: string): Problem {
  return {
    severity: "warning",
    code: "percent_of_zero",
    message: `${clean(attribute)} starts from 0, of which every percentage is 0`,
    hint: "use flat",
  };
}
