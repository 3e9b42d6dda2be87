import { type Grid, openGrid, tileNumber } from "./grid.js";
import type { PlacedRoom } from "./place.js";

const WALL = "#".charCodeAt(0);
const FLOOR = ".".charCodeAt(0);

/** A floor under construction. Blocked are the tiles of rooms: corridors lead around them. */
export interface Site extends Grid {
  width: number;
  height: number;
  rooms: readonly PlacedRoom[];
  /** A character code for each tile of the grid, rim included. */
  tiles: Uint8Array;
}

/** A site with its rooms built and no corridors. */
export function buildRooms(width: number, height: number, rooms: readonly PlacedRoom[]): Site {
  const grid = openGrid(width, height);
  const site: Site = { ...grid, width, height, rooms, tiles: new Uint8Array(grid.blocked.length).fill(WALL) };
  for (const { stamp, x, y } of rooms) {
    for (let row = 0; row < stamp.h; row++) {
      const start = tileNumber(site, x, y + row);
      site.tiles.set(stamp.tiles.subarray(row * stamp.w, (row + 1) * stamp.w), start);
      site.blocked.fill(1, start, start + stamp.w);
    }
  }
  return site;
}

/** Makes wall to floor; what is something else already stays. */
export function dig(site: Site, tile: number): void {
  if (site.tiles[tile] === WALL) site.tiles[tile] = FLOOR;
}

/** The rows of the finished floor. */
export function tileRows({ width, height, stride, tiles }: Site): string[] {
  return Array.from({ length: height }, (_, y) => {
    const start = (y + 1) * stride + 1;
    return String.fromCharCode(...tiles.subarray(start, start + width));
  });
}

/** Whether one can walk from the first entrance to every tile that is not wall. */
export function isConnected({ stride, tiles }: Site): boolean {
  const walkable = tiles.reduce((count, tile) => (tile === WALL ? count : count + 1), 0);
  const start = tiles.indexOf("<".charCodeAt(0));
  const reached = new Set([start]);
  for (const tile of reached) {
    for (const next of [tile - 1, tile + 1, tile - stride, tile + stride]) {
      if (tiles[next] !== WALL) reached.add(next);
    }
  }
  return reached.size === walkable;
}
