import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function contestedOverride(id: string, winner: string): Problem {
  return {
    severity: "notice",
    code: "contested_override",
    message: `${clean(id)} is overridden once more, and that takes the place of this entry: ${clean(winner, 200)}`,
  };
}
