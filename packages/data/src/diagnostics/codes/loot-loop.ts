import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function lootLoop(table: string): Problem {
  return {
    severity: "warning",
    code: "loot_loop",
    message: `${clean(table)} leads back to this table: the drawing is broken off after eight steps`,
  };
}
