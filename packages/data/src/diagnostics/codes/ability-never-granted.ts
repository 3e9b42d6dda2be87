import type { Problem } from "../diagnostic.js";

/**
 * Nothing grants an ability.
 *
 * An ability belongs to whoever lists it in `abilities`: a creature, an option of a character, or a worn item.
 *
 * ```toml fails
 * [[abilities]]
 * id = "howl"
 * name = "Howl"
 * ```
 *
 * ```toml mended
 * [[abilities]]
 * id = "howl"
 * name = "Howl"
 *
 * [[creatures]]
 * id = "wolf"
 * name = "Wolf"
 * abilities = ["howl"]
 * ai = [{ ability = "howl" }]
 * ```
 */
export function abilityNeverGranted(): Problem {
  return { severity: "notice", code: "ability_never_granted", message: "nothing grants this ability" };
}
