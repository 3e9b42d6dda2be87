import type { Position } from "../state/creature.js";
import type { Floor } from "../state/floor.js";
import { openGrid, shortestPath, tileNumber } from "./grid.js";
import { isWalkable } from "./tiles.js";

/**
 * A shortest way over walkable tiles in the four directions, without `from` and with `to`; empty if they are the same,
 * undefined if there is none or either lies outside the map. Of several, steps to the west, then east, north, south are
 * preferred. Draws nothing.
 */
export function findPath(floor: Floor, from: Position, to: Position): Position[] | undefined {
  if (!isWithin(floor, from) || !isWithin(floor, to)) return undefined;
  const grid = openGrid(floor.width, floor.height);
  for (let y = 0; y < floor.height; y++) {
    for (let x = 0; x < floor.width; x++) {
      if (!isWalkable(floor, x, y)) grid.blocked[tileNumber(grid, x, y)] = 1;
    }
  }
  const path = shortestPath(grid, tileNumber(grid, ...from), tileNumber(grid, ...to));
  return path?.map((tile) => [(tile % grid.stride) - 1, Math.floor(tile / grid.stride) - 1]);
}

function isWithin(floor: Floor, [x, y]: Position): boolean {
  return x >= 0 && x < floor.width && y >= 0 && y < floor.height;
}
