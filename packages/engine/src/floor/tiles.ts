import type { Position } from "../state/creature.js";
import type { Floor, Rect } from "../state/floor.js";

/** A tile as a floor's rows write it: wall, floor, door, stairs, entrance. */
export type Tile = "#" | "." | "+" | ">" | "<";

/** The tile at column `x` and row `y`. Outside the map, and where an unknown character stands, it is wall. */
export function tileAt(floor: Floor, x: number, y: number): Tile {
  const tile = floor.tiles[y]?.[x];
  return tile === "." || tile === "+" || tile === ">" || tile === "<" ? tile : "#";
}

/** Whether one can stand at column `x` and row `y`: everywhere but in walls and outside the map. */
export function isWalkable(floor: Floor, x: number, y: number): boolean {
  return tileAt(floor, x, y) !== "#";
}

/** The first tile of a kind in row order, within a part of the map; undefined for none. */
export function findTile(
  floor: Floor,
  wanted: (tile: Tile, x: number, y: number) => boolean,
  part?: Rect,
): Position | undefined {
  const { x: left, y: top, w, h } = part ?? { x: 0, y: 0, w: floor.width, h: floor.height };
  for (let y = top; y < top + h; y++) {
    for (let x = left; x < left + w; x++) if (wanted(tileAt(floor, x, y), x, y)) return [x, y];
  }
  return undefined;
}

/** The index of the room whose rectangle, walls included, holds column `x` and row `y`; −1 in corridors and outside. */
export function roomAt(floor: Floor, x: number, y: number): number {
  return floor.rooms.findIndex(({ rect }) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h);
}

/** Where the hero enters a floor: the first `<` in row order, else the first walkable tile, else undefined. */
export function startPosition(floor: Floor): Position | undefined {
  return findTile(floor, (tile) => tile === "<") ?? findTile(floor, (tile) => tile !== "#");
}
