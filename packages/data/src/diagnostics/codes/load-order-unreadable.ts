import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function loadOrderUnreadable(reason: string, kept: string): Problem {
  return {
    severity: "warning",
    code: "load_order_unreadable",
    message: `the load order is made anew, since it cannot be read: ${clean(reason, 200)}`,
    ...(kept === "" ? {} : { hint: `the old one is kept as ${clean(kept, 200)}` }),
  };
}
