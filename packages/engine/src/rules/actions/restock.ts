import type { Npc } from "../../content/definitions/npc.js";
import { rollStock } from "../../floor/stock.js";
import { allowsIn } from "../things/loot.js";
import type { Turn } from "../turn.js";

function trades({ shop, stock }: Npc): boolean {
  return shop !== undefined || stock.length > 0;
}

/** Rolls the stock of all merchants on the floor anew, room by room. Draws what that takes. */
export function restock(turn: Turn): void {
  const { game, registries, rng } = turn;
  for (const room of game.floor.rooms) {
    for (const placed of room.npcs) {
      const npc = registries.npcs[placed.npc];
      if (npc === undefined || npc.restock === "never" || !trades(npc)) continue;
      placed.stock = rollStock(allowsIn(turn), npc, rng, registries);
    }
  }
}
