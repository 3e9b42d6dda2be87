import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function loadOrderUnwritable(reason: string): Problem {
  return {
    severity: "warning",
    code: "load_order_unwritable",
    message: `the load order is not saved: ${clean(reason, 200)}`,
  };
}
