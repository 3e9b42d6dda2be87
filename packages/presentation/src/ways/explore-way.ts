import { type Floor, type Game, isWalkable, type Position } from "@rustkeep/engine";
import { findWay, isDangerous } from "./find-way.js";
import { stepsFrom } from "./steps-from.js";

/**
 * The way to what is nearest of the piles and the rooms not entered yet, those without enemies first; then to the stairs.
 * Piles in `known` have been stood on and left, and are not gone to again. undefined where nothing is left.
 */
export function exploreWay(game: Game, known: ReadonlySet<string>): Position[] | undefined {
  const { floor } = game;
  const quiet = (room: number) => !isDangerous(floor, room);
  const piles = floor.piles
    .map(({ pos }) => pos)
    .filter((pos) => !known.has(pileKey(floor, pos)) && quiet(roomOf(floor, pos)));
  const rooms = floor.rooms.map((room, index) => ({ room, index })).filter(({ room }) => !room.visited);
  const entrances = (dangerous: boolean) =>
    rooms.filter(({ index }) => isDangerous(floor, index) === dangerous).flatMap(({ index }) => doorsOf(floor, index));
  return nearest(game, [...piles, ...entrances(false)]) ?? nearest(game, entrances(true));
}

/** The way down; undefined where it cannot be reached. [] on the stairs. */
export function stairsWay(game: Game): Position[] | undefined {
  const stairs = tilesOf(game.floor, ">");
  if (stairs.some((pos) => samePlace(pos, game.player_pos))) return [];
  return nearest(game, stairs);
}

/** Names a pile's place among all floors. */
export function pileKey(floor: Floor, [x, y]: Position): string {
  return `${floor.id} ${x} ${y}`;
}

/** Whether two positions are one. */
export function samePlace(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** All positions with a tile. */
export function tilesOf(floor: Floor, tile: string): Position[] {
  return floor.tiles.flatMap((row, y) => [...row].flatMap((char, x): Position[] => (char === tile ? [[x, y]] : [])));
}

function nearest(game: Game, targets: readonly Position[]): Position[] | undefined {
  const stepsTo = stepsFrom(game);
  let best: Position | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const steps = samePlace(target, game.player_pos) ? undefined : stepsTo(target);
    if (steps === undefined || steps >= least) continue;
    best = target;
    least = steps;
  }
  return best && findWay(game, best);
}

function roomOf(floor: Floor, [x, y]: Position): number {
  return floor.rooms.findIndex(({ rect }) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h);
}

/** The tiles on a room's edge that can be walked on: its doors. */
export function doorsOf(floor: Floor, room: number): Position[] {
  const rect = floor.rooms[room]?.rect;
  if (rect === undefined) return [];
  const edge: Position[] = [];
  for (let x = rect.x; x < rect.x + rect.w; x += 1) edge.push([x, rect.y], [x, rect.y + rect.h - 1]);
  for (let y = rect.y + 1; y < rect.y + rect.h - 1; y += 1) edge.push([rect.x, y], [rect.x + rect.w - 1, y]);
  return edge.filter(([x, y]) => isWalkable(floor, x, y));
}
