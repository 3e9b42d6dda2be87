import { clean } from "../clean.js";
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

/**
 * A phase begins at more health than the one before it.
 *
 * A creature enters its phases in their order. One that would begin earlier than the one before it begins together with that.
 *
 * ```toml fails
 * [[creatures]]
 * id = "bat"
 * name = "Bat"
 * ai = [{ ability = "core:attack" }]
 * phases = [{ below = 0.3 }, { below = 0.6 }]
 * ```
 *
 * ```toml mended
 * [[creatures]]
 * id = "bat"
 * name = "Bat"
 * ai = [{ ability = "core:attack" }]
 * phases = [{ below = 0.6 }, { below = 0.3 }]
 * ```
 */
export function phaseAbove(below: number, before: number): Problem {
  return {
    severity: "warning",
    code: "phase_above",
    message: `the phase begins below ${below}, after one that begins below ${before}`,
    hint: "write the phases in the order in which health sinks",
  };
}

/**
 * A percentage is taken of nothing.
 *
 * `percent` raises an attribute by a share of its base, and of 0 every share is 0. Resistance and the price modifier begin at 0, so
 * only `flat` changes them, unless the same entry raises them by `flat` too.
 *
 * ```toml fails
 * [[affixes]]
 * id = "warded"
 * name = "Warded"
 * modifiers = [{ attribute = "resistance", damage_type = "holy", percent = 20 }]
 * ```
 *
 * ```toml mended
 * [[affixes]]
 * id = "warded"
 * name = "Warded"
 * modifiers = [{ attribute = "resistance", damage_type = "holy", flat = 20 }]
 * ```
 */
export function percentOfZero(attribute: string): Problem {
  return {
    severity: "warning",
    code: "percent_of_zero",
    message: `${clean(attribute)} starts from 0, of which every percentage is 0`,
    hint: "use flat",
  };
}
