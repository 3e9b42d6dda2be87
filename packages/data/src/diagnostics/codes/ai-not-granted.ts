import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A creature intends to use an ability that it does not have.
 *
 * A creature has the abilities that it lists, and `core:attack` and `core:flee`. A line of `ai` with any other is always passed
 * over.
 *
 * ```toml fails
 * [[creatures]]
 * id = "bat"
 * name = "Bat"
 * abilities = ["core:bone_throw"]
 * ai = [{ ability = "core:second_wind" }, { ability = "core:attack" }]
 * ```
 *
 * ```toml mended
 * [[creatures]]
 * id = "bat"
 * name = "Bat"
 * abilities = ["core:bone_throw"]
 * ai = [{ ability = "core:bone_throw" }, { ability = "core:attack" }]
 * ```
 */
export function aiNotGranted(ability: string): Problem {
  return {
    severity: "warning",
    code: "ai_not_granted",
    message: `the creature does not have the ability ${clean(ability)}: this line never applies`,
    hint: "name it in abilities",
  };
}
