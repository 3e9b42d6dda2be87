import { type Grid, openGrid, tileNumber } from "./grid.js";
import type { PlacedStamp } from "./stamp.js";

const WALL = "#".charCodeAt(0);
const FLOOR = ".".charCodeAt(0);

/** A floor under construction. Blocked are the tiles of rooms: corridors lead around them. */
export interface Site extends Grid {
  width: number;
  height: number;
  rooms: readonly PlacedStamp[];
  /** A character code for each tile of the grid, rim included. */
  tiles: number[];
}

/** What floors of one size are built on, one at a time. */
export interface Ground extends Grid {
  width: number;
  height: number;
  /** What `blocked` is where nothing is built. */
  open: Uint8Array;
  /** What the tiles of a site are where nothing is built. */
  wall: readonly number[];
}

export function createGround(width: number, height: number): Ground {
  const grid = openGrid(width, height);
  const wall = new Array<number>(grid.blocked.length).fill(WALL);
  return { ...grid, width, height, open: grid.blocked.slice(), wall };
}

/** Builds rooms, but no corridors. The site before on the same ground is gone with that. */
export function buildRooms(ground: Ground, rooms: readonly PlacedStamp[]): Site {
  const { stride, blocked, distances, width, height, open, wall } = ground;
  blocked.set(open);
  const site: Site = { stride, blocked, distances, width, height, rooms, tiles: wall.slice() };
  for (const room of rooms) stampTiles(site, room);
  return site;
}

function stampTiles(site: Site, { stamp, x, y }: PlacedStamp): void {
  let source = 0;
  for (let row = 0; row < stamp.h; row++) {
    const start = tileNumber(site, x, y + row);
    for (let tile = start; tile < start + stamp.w; tile++) {
      site.tiles[tile] = stamp.tiles[source++] ?? WALL;
      site.blocked[tile] = 1;
    }
  }
}

/** Makes wall to floor; what is something else already stays. */
export function dig(site: Site, tile: number): void {
  if (site.tiles[tile] === WALL) site.tiles[tile] = FLOOR;
}

/** The rows of the finished floor. */
export function tileRows({ width, height, stride, tiles }: Site): string[] {
  const rows: string[] = [];
  for (let y = 1; y <= height; y++) {
    const start = y * stride + 1;
    rows.push(String.fromCharCode(...tiles.slice(start, start + width)));
  }
  return rows;
}

/** Whether all tiles that are not wall hang together. */
export function isConnected({ stride, tiles }: Site): boolean {
  const walkable = tiles.reduce((count, tile) => (tile === WALL ? count : count + 1), 0);
  const reached = new Set<number>();
  const start = tiles.findIndex((tile) => tile !== WALL);
  if (start >= 0) reached.add(start);
  for (const tile of reached) {
    for (const next of [tile - 1, tile + 1, tile - stride, tile + stride]) {
      if (tiles[next] !== WALL) reached.add(next);
    }
  }
  return reached.size === walkable;
}
