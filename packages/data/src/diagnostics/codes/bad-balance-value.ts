import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function badBalanceValue(reason: string, kept: number): Problem {
  return { severity: "warning", code: "bad_balance_value", message: `${clean(reason, 200)}; ${kept} is kept` };
}
