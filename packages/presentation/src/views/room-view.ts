import { type Game, isLiving, type Position, type Registries, type Room } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { countedNames } from "../sentences/message-sentence.js";
import { doorsOf, samePlace } from "../ways/explore-way.js";
import { stepsFrom } from "../ways/steps-from.js";
import { compassWord } from "../words/compass-word.js";
import { nameOf } from "../words/names.js";

/** Somewhere in the hero's room. */
export interface SpotView {
  readonly name: string;
  readonly steps: number;
  /** In which direction it lies, as the crow flies. */
  readonly compass: string;
}

/** The room that the hero is in. */
export interface RoomView {
  /** Its doors, the nearest first, that in which the hero stands too; without a name. */
  readonly exits: readonly SpotView[];
  readonly people: readonly SpotView[];
  /** What lies in it, the nearest first. */
  readonly things: readonly SpotView[];
  /** Stairs and entrance. */
  readonly ways: readonly SpotView[];
  /** Who waits in it, counted by kind; nobody while they are in a fight. */
  readonly enemies: readonly string[];
}

/** The room that the hero is in; undefined in a corridor. */
export function roomView(game: Game, texts: Texts, registries: Registries): RoomView | undefined {
  const { floor } = game;
  const room = floor.rooms[floor.player_room];
  if (room === undefined) return undefined;
  const stepsTo = stepsFrom(game);
  const spots = (places: readonly (readonly [string, Position])[]) =>
    places
      .map(([name, pos]) => ({ name, steps: stepsTo(pos) ?? 0, compass: compassWord(game.player_pos, pos, texts) }))
      .sort((a, b) => a.steps - b.steps);
  const elsewhere = (places: readonly (readonly [string, Position])[]) =>
    spots(places.filter(([, pos]) => !samePlace(pos, game.player_pos)));
  const piles = floor.piles.filter(({ pos }) => isWithin(room, pos));
  return {
    exits: spots(doorsOf(floor, floor.player_room).map((pos) => ["", pos])),
    people: elsewhere(room.npcs.map(({ npc, pos }) => [nameOf("npcs", npc, registries), pos])),
    things: elsewhere(piles.map(({ pos }) => [texts.travel.pile, pos])),
    ways: elsewhere([
      ...tilesIn(game, room, ">").map((pos) => [texts.travel.stairs, pos] as const),
      ...tilesIn(game, room, "<").map((pos) => [texts.travel.entrance, pos] as const),
    ]),
    enemies: countedNames(room.enemies.filter(isLiving), { texts, registries }),
  };
}

function isWithin({ rect }: Room, [x, y]: Position): boolean {
  return x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h;
}

function tilesIn({ floor }: Game, { rect }: Room, tile: string): Position[] {
  const found: Position[] = [];
  for (let y = rect.y; y < rect.y + rect.h; y += 1)
    for (let x = rect.x; x < rect.x + rect.w; x += 1) if (floor.tiles[y]?.[x] === tile) found.push([x, y]);
  return found;
}
