import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

export function unknownBalanceField(field: string, known: readonly string[]): Problem {
  return {
    severity: "warning",
    code: "unknown_balance_field",
    message: `${clean(field)} is not a field of balance, it is ignored`,
    ...didYouMean(field, known),
  };
}
