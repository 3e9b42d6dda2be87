import { rollStock } from "../../floor/stock.js";
import type { Turn } from "../turn.js";

/** Rolls the stock of all merchants on the floor anew, room by room. Draws what that takes. */
export function restock({ game, registries, rng }: Turn): void {
  for (const room of game.floor.rooms) {
    for (const placed of room.npcs) {
      const npc = registries.npcs[placed.npc];
      if (npc?.shop !== undefined) placed.stock = rollStock(npc, rng, registries);
    }
  }
}
