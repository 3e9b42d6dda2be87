import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function loadOrderEntryDropped(id: string, reason: string): Problem {
  return {
    severity: "warning",
    code: "load_order_entry_dropped",
    message: `${clean(id)} is taken off the load order: ${reason}`,
  };
}
