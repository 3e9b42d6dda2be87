import type { Position } from "../state/creature.js";
import type { Floor } from "../state/floor.js";

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

/** The index of the room whose rectangle, walls included, holds column `x` and row `y`; −1 in corridors and outside. */
export function roomAt(floor: Floor, x: number, y: number): number {
  return floor.rooms.findIndex(({ rect }) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h);
}

/** Where the hero enters a floor: the first `<` in row order, else the first walkable tile, else undefined. */
export function startPosition(floor: Floor): Position | undefined {
  let first: Position | undefined;
  for (let y = 0; y < floor.tiles.length; y++) {
    for (let x = 0; x < (floor.tiles[y] ?? "").length; x++) {
      const tile = tileAt(floor, x, y);
      if (tile === "<") return [x, y];
      if (tile !== "#" && first === undefined) first = [x, y];
    }
  }
  return first;
}
