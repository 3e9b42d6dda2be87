import type { Problem } from "../diagnostic.js";

/**
 * A trigger can never fire.
 *
 * What the trigger waits for cannot happen to whatever carries it: its chance is 0, its condition contradicts itself, its item
 * cannot be worn, or the event has another source. It does no harm, and nothing either.
 *
 * ```toml fails
 * [[items]]
 * id = "charm"
 * name = "Charm"
 * triggers = [{ on = "room_entered", actions = [{ action = "give_exp", amount = 1 }] }]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "charm"
 * name = "Charm"
 * slot = "core:head"
 * triggers = [{ on = "room_entered", actions = [{ action = "give_exp", amount = 1 }] }]
 * ```
 */
export function neverFires(reason: string): Problem {
  return { severity: "notice", code: "never_fires", message: `this trigger can never fire: ${reason}` };
}
