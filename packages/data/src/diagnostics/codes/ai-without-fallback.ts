import type { Problem } from "../diagnostic.js";

/**
 * A creature may not know what to do.
 *
 * The first line of `ai` whose condition holds is what the creature does. If the last line has a condition too, there are turns on
 * which none holds and the creature only hesitates. Let the list end with a line without a condition.
 *
 * ```toml fails
 * [[creatures]]
 * id = "bat"
 * name = "Bat"
 * abilities = ["core:bone_throw"]
 * ai = [{ ability = "core:bone_throw", condition = [{ check = "health_below", value = 0.5 }] }]
 * ```
 *
 * ```toml mended
 * [[creatures]]
 * id = "bat"
 * name = "Bat"
 * abilities = ["core:bone_throw"]
 * ai = [
 *   { ability = "core:bone_throw", condition = [{ check = "health_below", value = 0.5 }] },
 *   { ability = "core:attack" },
 * ]
 * ```
 */
export function aiWithoutFallback(empty: boolean): Problem {
  return {
    severity: "warning",
    code: "ai_without_fallback",
    message: empty
      ? "the creature has no ai: it hesitates every turn"
      : "the last line of ai has a condition: where none holds, the creature hesitates",
    hint: 'end with { ability = "core:attack" }',
  };
}
