import { type Game, isLiving, type Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { compassWord } from "../words/compass-word.js";
import { nameOf } from "../words/names.js";

/** Enemies of one kind in one room. */
export interface EnemyGroup {
  readonly name: string;
  readonly count: number;
  /** In which direction the first of them stands. */
  readonly compass: string;
}

/** The enemies of the floor, room by room. */
export function enemiesOnFloor(game: Game, texts: Texts, registries: Registries): EnemyGroup[] {
  return game.floor.rooms.flatMap((room) => {
    const living = room.enemies.filter(isLiving);
    const kinds = living.filter((enemy, index) => living.findIndex(({ def }) => def === enemy.def) === index);
    return kinds.map(({ def, pos }) => ({
      name: nameOf("creatures", def, registries),
      count: living.filter((enemy) => enemy.def === def).length,
      compass: compassWord(game.player_pos, pos, texts),
    }));
  });
}
