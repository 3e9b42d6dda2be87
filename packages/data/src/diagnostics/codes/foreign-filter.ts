import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A trigger filters on something that its event does not carry.
 *
 * `when` narrows an event down: only this kind of damage, only this item. Each event carries its own filters (and each of
 * them `source`). A filter that the event does not carry could never match, and a trigger that silently never fires is hard to
 * find; so the entry is left out.
 *
 * ```toml fails
 * [[items]]
 * id = "hot_coat"
 * name = "Hot coat"
 * slot = "core:body"
 * triggers = [
 *   { on = "turn_started", when = { damage_type = "fire" }, actions = [
 *     { action = "change_attribute", attribute = "health", amount = 1 },
 *   ] },
 * ]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "hot_coat"
 * name = "Hot coat"
 * slot = "core:body"
 * triggers = [
 *   { on = "damage_taken", when = { damage_type = "fire" }, actions = [
 *     { action = "change_attribute", attribute = "health", amount = 1 },
 *   ] },
 * ]
 * ```
 */
export function foreignFilter(filter: string, event: string, carried: readonly string[]): Problem {
  return {
    severity: "error",
    code: "foreign_filter",
    message: `the event ${clean(event)} does not carry ${clean(filter)}, so the filter could never match`,
    hint: `${clean(event)} carries ${carried.join(", ")}`,
  };
}
