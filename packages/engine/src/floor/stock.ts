import type { Npc } from "../content/definitions/npc.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Rng } from "../rules/rng.js";
import { type Allows, rollTable } from "../rules/things/loot.js";
import type { ItemInstance } from "../state/item.js";

/** Luck that the stock of shops is drawn with. */
const STOCK_LUCK = 0;

/** What an NPC has to sell; nothing where it has neither shop nor stock. Draws random numbers. */
export function rollStock(allows: Allows, { shop, stock }: Npc, rng: Rng, registries: Registries): ItemInstance[] {
  const more = stock.filter(({ condition }) => allows(condition)).map(({ table }) => table);
  const tables = shop === undefined ? more : [shop, ...more];
  return tables.flatMap((table) => rollTable(allows, table, STOCK_LUCK, rng, registries));
}
