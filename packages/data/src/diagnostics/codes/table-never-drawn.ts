import type { Problem } from "../diagnostic.js";

/**
 * Nothing draws from a loot table.
 *
 * Tables are drawn by the `loot` of floors, prefabs and creatures, the `shop` of NPCs, the action `give_loot`, and entries of other
 * tables.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "purse"
 * entries = [{ item = "core:gold" }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "purse"
 * entries = [{ item = "core:gold" }]
 *
 * [[creatures]]
 * id = "thug"
 * name = "Thug"
 * loot = "purse"
 * ai = [{ ability = "core:attack" }]
 * ```
 */
export function tableNeverDrawn(): Problem {
  return { severity: "notice", code: "table_never_drawn", message: "nothing draws from this table" };
}
