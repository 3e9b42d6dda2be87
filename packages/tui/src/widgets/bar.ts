import type { Role } from "../theme.js";
import { type Row, span } from "./row.js";

/** A bar of `width` cells of which the share value / max is filled; a living rest always shows at least one cell. */
export function bar(value: number, max: number, width: number, role: Role): Row {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  const filled = value > 0 ? Math.max(1, Math.round(share * width)) : 0;
  return [span("█".repeat(filled), role), span("░".repeat(width - filled), "bar_empty")];
}
