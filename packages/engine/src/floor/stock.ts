import type { Npc } from "../content/definitions/npc.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Rng } from "../rules/rng.js";
import { rollLoot } from "../rules/things/loot.js";
import type { ItemInstance } from "../state/item.js";

/** Luck that the stock of shops is drawn with. */
const STOCK_LUCK = 0;

/** What an NPC has to sell; nothing where it has no shop. Draws random numbers. */
export function rollStock({ shop }: Npc, rng: Rng, registries: Registries): ItemInstance[] {
  return shop === undefined ? [] : rollLoot(shop, STOCK_LUCK, rng, registries);
}
