import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function duplicateId(winner: string): Problem {
  return {
    severity: "notice",
    code: "duplicate_id",
    message: `another entry of this mod has the same id and takes its place: ${clean(winner, 200)}`,
  };
}
