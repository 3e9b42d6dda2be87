import { type Game, isLiving, type Position, type Room, roomAt, tileAt } from "@rustkeep/engine";
import { compassWord, findWay, nameOf, samePlace, tilesOf } from "@rustkeep/presentation";
import type { Scene } from "./front.js";

/** Somewhere to travel to. */
export interface Place {
  readonly line: string;
  readonly path: readonly Position[];
}

/** What can be travelled to, nearest first: stairs, people, piles, rooms with enemies or not yet entered, the entrance. */
export function placesOf({ game, texts, registries }: Scene): Place[] {
  const { floor } = game;
  const { things } = texts.plain;
  const spots: { name: string; pos: Position }[] = [
    ...tilesOf(floor, ">").map((pos) => ({ name: things.stairs, pos })),
    ...floor.rooms.flatMap((room) => room.npcs.map(({ npc, pos }) => ({ name: nameOf("npcs", npc, registries), pos }))),
    ...floor.piles.map(({ pos }) => ({ name: things.pile, pos })),
    ...floor.rooms.flatMap((room, index) =>
      room.visited && room.cleared
        ? []
        : doorOf(game, room, index).map((pos) => ({ name: room.cleared ? things.room : things.lair, pos })),
    ),
    ...tilesOf(floor, "<").map((pos) => ({ name: things.entrance, pos })),
  ];
  return spots
    .flatMap(({ name, pos }) => {
      const path = samePlace(pos, game.player_pos) ? undefined : findWay(game, pos);
      if (path === undefined) return [];
      const compass = compassWord(game.player_pos, pos, texts);
      return [{ line: texts.plain.seen({ name, steps: path.length, compass }), path }];
    })
    .sort((a, b) => a.path.length - b.path.length);
}

/** The door of a room that is nearest as the crow flies; none where it has no door. */
function doorOf({ floor, player_pos: [px, py] }: Game, { rect }: Room, index: number): Position[] {
  let best: Position | undefined;
  const distance = ([x, y]: Position) => Math.abs(x - px) + Math.abs(y - py);
  for (let y = rect.y; y < rect.y + rect.h; y += 1) {
    for (let x = rect.x; x < rect.x + rect.w; x += 1) {
      if (tileAt(floor, x, y) !== "+" || roomAt(floor, x, y) !== index) continue;
      if (best === undefined || distance([x, y]) < distance(best)) best = [x, y];
    }
  }
  return best === undefined ? [] : [best];
}

/** The enemies of the floor, room by room: how many of each kind, and where. */
export function enemyLines({ game, texts, registries }: Scene): string[] {
  return game.floor.rooms.flatMap((room) => {
    const living = room.enemies.filter(isLiving);
    const kinds = living.filter((enemy, index) => living.findIndex(({ def }) => def === enemy.def) === index);
    return kinds.map(({ def, pos }) =>
      texts.plain.enemySeen({
        name: nameOf("creatures", def, registries),
        count: living.filter((enemy) => enemy.def === def).length,
        compass: compassWord(game.player_pos, pos, texts),
      }),
    );
  });
}
