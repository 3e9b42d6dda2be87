import { type Grid, openGrid, tileNumber } from "./grid.js";
import type { PlacedStamp } from "./place.js";

/**
 * What a floor may spend on ways that are hard to find: thousands of searches on a floor of the usual size, some 250 on the
 * largest. Where it is used up, loops are dug only where they take no search, as are the corridors of further attempts.
 */
export const MOST_EFFORT = 40_000_000;

const WALL = "#".charCodeAt(0);
const FLOOR = ".".charCodeAt(0);

/** A floor under construction. Blocked are the tiles of rooms: corridors lead around them. */
export interface Site extends Grid {
  width: number;
  height: number;
  rooms: readonly PlacedStamp[];
  /** A character code for each tile of the grid, rim included. */
  tiles: Uint8Array;
  effort: Effort;
}

/** What may still be spent on ways that are hard to find, in tiles that are looked at; for a floor with all its attempts. */
export interface Effort {
  left: number;
}

/** Room for a site of one size, used for one attempt after another. */
export interface Ground extends Grid {
  width: number;
  height: number;
  tiles: Uint8Array;
  /** What `blocked` is where nothing is built. */
  open: Uint8Array;
  effort: Effort;
}

/** Ground for floors of `width` × `height` tiles. */
export function createGround(width: number, height: number): Ground {
  const grid = openGrid(width, height);
  return {
    ...grid,
    width,
    height,
    tiles: new Uint8Array(grid.blocked.length),
    open: grid.blocked.slice(),
    effort: { left: MOST_EFFORT },
  };
}

/** Builds rooms, but no corridors. The site before on the same ground is gone with that. */
export function buildRooms(ground: Ground, rooms: readonly PlacedStamp[]): Site {
  const { stride, blocked, distances, width, height, tiles, open, effort } = ground;
  blocked.set(open);
  tiles.fill(WALL);
  const site: Site = { stride, blocked, distances, width, height, rooms, tiles, effort };
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
  // A plain list, since spreading a typed one takes ten times as long.
  const codes = new Array<number>(width).fill(WALL);
  for (let y = 1; y <= height; y++) {
    for (let x = 0; x < width; x++) codes[x] = tiles[y * stride + 1 + x] ?? WALL;
    rows.push(String.fromCharCode(...codes));
  }
  return rows;
}
