import type { Command, Game, Registries } from "@rustkeep/engine";
import { scoreItem } from "./score-item.js";

/** A difference that is worth a turn. */
const BETTER = 0.01;

/** Puts on what is better than what is worn in its slot; undefined if nothing is. */
export function equipBetter(game: Game, registries: Registries): Command | undefined {
  const hero = game.player;
  for (const [index, entry] of hero.inventory.entries()) {
    const slot = registries.items[entry.item]?.slot;
    if (slot === undefined) continue;
    const worn = hero.equipment[slot];
    const least = worn === undefined ? 0 : scoreItem(hero, worn, registries) + BETTER;
    if (scoreItem(hero, entry, registries) > least) return { command: "equip", index };
  }
  return undefined;
}
