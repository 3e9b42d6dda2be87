import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A loot table leads back to itself.
 *
 * Tables may roll other tables, but a table that reaches itself would never come to an end. The game breaks off after eight steps
 * and a thousand things, so it is safe, but surely not as meant.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "hoard"
 * entries = [{ item = "core:gold" }, { table = "chest" }]
 *
 * [[loot_tables]]
 * id = "chest"
 * entries = [{ table = "hoard" }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "hoard"
 * entries = [{ item = "core:gold" }, { table = "chest" }]
 *
 * [[loot_tables]]
 * id = "chest"
 * entries = [{ item = "core:health_potion" }]
 * ```
 */
export function lootLoop(table: string): Problem {
  return {
    severity: "warning",
    code: "loot_loop",
    message: `${clean(table)} leads back to this table: the drawing is broken off after eight steps`,
  };
}
