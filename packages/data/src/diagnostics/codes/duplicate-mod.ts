import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function duplicateMod(id: string, winner: string): Problem {
  return {
    severity: "warning",
    code: "duplicate_mod",
    message: `another mod with the id ${clean(id)} is loaded instead${winner === "" ? "" : `, from ${clean(winner, 200)}`}`,
  };
}
