import { shortestPath, tileNumber } from "./grid.js";
import { dig, type Site } from "./site.js";
import type { PlacedStamp } from "./stamp.js";

/** The tiles outside a door of the one room and a door of the other, by number, and how far apart they are. */
interface ExitPair {
  from: number;
  to: number;
  /** Columns from `from` to `to`; `from + across` lies in the column of `to`. */
  across: number;
  distance: number;
}

/**
 * Digs a corridor from each room to the one before it, or else to the latest before that to which a way leads. False if
 * some room cannot be connected to any before it.
 */
export function connectAll(site: Site): boolean {
  for (let room = 1; room < site.rooms.length; room++) {
    let other = room - 1;
    while (other >= 0 && !connect(site, other, room)) other -= 1;
    if (other < 0) return false;
  }
  return true;
}

/**
 * Digs a corridor between two rooms of the site, by index: with one bend between the nearest exits that allow it, else
 * the shortest between the nearest exits that have any. False, and nothing is dug, if there is none. Draws nothing.
 */
export function connect(site: Site, first: number, second: number): boolean {
  const from = site.rooms[first];
  const to = site.rooms[second];
  if (from === undefined || to === undefined) return false;
  const pairs = exitPairs(site, from, to);
  return pairs.some((pair) => digBend(site, pair)) || pairs.some((pair) => digShortest(site, pair));
}

/** All pairs of exits, nearest first; those equally far in the order of the first room's exits, then of the second's. */
function exitPairs(site: Site, first: PlacedStamp, second: PlacedStamp): ExitPair[] {
  const pairs: ExitPair[] = [];
  for (const a of first.stamp.exits) {
    const x = first.x + a.x;
    const y = first.y + a.y;
    const from = tileNumber(site, x, y);
    for (const b of second.stamp.exits) {
      const across = second.x + b.x - x;
      const down = second.y + b.y - y;
      const distance = Math.abs(across) + Math.abs(down);
      pairs.push({ from, to: from + across + down * site.stride, across, distance });
    }
  }
  return pairs.sort((a, b) => a.distance - b.distance);
}

/** Digs a corridor with one bend: along the row and then along the column, else the other way round. */
function digBend(site: Site, { from, to, across }: ExitPair): boolean {
  const acrossFirst = from + across;
  const downFirst = to - across;
  return digLegs(site, [from, acrossFirst], [acrossFirst, to]) || digLegs(site, [downFirst, to], [from, downFirst]);
}

/** A straight stretch of tiles, both ends included, in either direction. */
type Leg = [from: number, to: number];

function digLegs(site: Site, alongRow: Leg, alongColumn: Leg): boolean {
  if (!isOpen(site, alongRow, 1) || !isOpen(site, alongColumn, site.stride)) return false;
  digLeg(site, alongRow, 1);
  digLeg(site, alongColumn, site.stride);
  return true;
}

function isOpen({ blocked }: Site, [from, to]: Leg, step: number): boolean {
  const last = Math.max(from, to);
  for (let tile = Math.min(from, to); tile <= last; tile += step) {
    if (blocked[tile] !== 0) return false;
  }
  return true;
}

function digLeg(site: Site, [from, to]: Leg, step: number): void {
  const last = Math.max(from, to);
  for (let tile = Math.min(from, to); tile <= last; tile += step) dig(site, tile);
}

function digShortest(site: Site, { from, to }: ExitPair): boolean {
  const path = shortestPath(site, from, to);
  if (path === undefined) return false;
  dig(site, from);
  for (const tile of path) dig(site, tile);
  return true;
}
