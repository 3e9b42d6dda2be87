import { type Game, isLiving, type Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { countedNames } from "../sentences/message-sentence.js";

/** Why a walk stops before a room: who waits in it, as a sentence. */
export function dangerAhead(game: Game, room: number, texts: Texts, registries: Registries): string {
  const enemies = game.floor.rooms[room]?.enemies.filter(isLiving) ?? [];
  return texts.explore.enemiesAhead({ names: countedNames(enemies, { texts, registries }).join(", ") });
}
