import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A field that has no default is missing.
 *
 * Most fields may be left out and then have the value that the reference names. A few cannot be guessed: an entry's `id`, most
 * names, the layout of a prefab, the number and size of a floor, the event of a trigger. Without one of them the entry is left
 * out. The place is the head of the table that lacks it.
 *
 * ```toml fails
 * [[abilities]]
 * id = "shield_bash"
 * actions = [{ action = "damage", scale = 0.5, target = "target" }]
 * ```
 *
 * ```toml mended
 * [[abilities]]
 * id = "shield_bash"
 * name = "Shield bash"
 * actions = [{ action = "damage", scale = 0.5, damage_type = "blunt", target = "target" }]
 * ```
 */
export function missingField(field: string, table: string): Problem {
  return { severity: "error", code: "missing_field", message: `${clean(field)} is missing in ${clean(table)}` };
}

/**
 * A table has a field that does not exist.
 *
 * Every table has a fixed set of fields, so a field that nothing reads is a mistake: misspelt, in the wrong table, or from
 * another game. The entry that it stands in is left out, so that nobody plays with half of what was meant; the entries around
 * it are loaded.
 *
 * The finding names the known field that is most like it. An attribute such as `armor` is not a field: it goes into a list of
 * `modifiers`.
 *
 * ```toml fails
 * [[items]]
 * id = "iron_helmet"
 * name = "Iron helmet"
 * slot = "core:head"
 * base_pric = 30
 * armor = 4
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "iron_helmet"
 * name = "Iron helmet"
 * slot = "core:head"
 * base_price = 30
 * modifiers = [{ attribute = "armor", flat = 4 }]
 * ```
 */
export function unknownField(field: string, table: string, hint: { hint?: string }): Problem {
  return {
    severity: "error",
    code: "unknown_field",
    message: `${clean(field)} is not a field of ${clean(table)}`,
    ...hint,
  };
}

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

/**
 * Exactly one of several fields must be there.
 *
 * An entry of a loot table yields an item, rolls another table, yields an affix, or yields nothing: exactly one of `item`,
 * `table`, `affix` and `nothing = true`. With none or two of them the table is left out.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "chest"
 * entries = [{ item = "core:gold", table = "core:rare_table" }, { weight = 3 }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "chest"
 * entries = [{ item = "core:gold" }, { table = "core:rare_table" }, { nothing = true, weight = 3 }]
 * ```
 */
export function oneOfSeveral(table: string, choices: readonly string[], written: readonly string[]): Problem {
  const found = written.length === 0 ? "none of them" : written.map((field) => clean(field)).join(" and ");
  return {
    severity: "error",
    code: "one_of_several",
    message: `${clean(table)} must have exactly one of ${choices.join(", ")}, but has ${found}`,
  };
}
