import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function aiNotGranted(ability: string): Problem {
  return {
    severity: "warning",
    code: "ai_not_granted",
    message: `the creature does not have the ability ${clean(ability)}: this line never applies`,
    hint: "name it in abilities",
  };
}
