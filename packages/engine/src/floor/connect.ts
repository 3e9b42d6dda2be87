import { shortestPath, tileNumber } from "./grid.js";
import type { PlacedStamp } from "./place.js";
import { dig, type Site } from "./site.js";

/** The tiles outside a door of the one room and a door of the other, by number. */
interface ExitPair {
  from: number;
  to: number;
  /** Columns from `from` to `to`; `from + across` lies in the column of `to`. */
  across: number;
}

/** More than the pairs of exits of any two rooms: a layout of 60×60 has at most 236 doors on its border. */
const PAIRS = 2 ** 16;

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
  const keys = pairKeys(from, to);
  return (
    keys.some((key) => digBend(site, pairOf(key, site, from, to))) ||
    keys.some((key) => digShortest(site, pairOf(key, site, from, to)))
  );
}

/**
 * A number for each pair of exits, sorted: nearest first; those equally far in the order of the first room's exits, then
 * of the second's. Sorting numbers that hold both is many times as fast as sorting objects by a comparison.
 */
function pairKeys(first: PlacedStamp, second: PlacedStamp): Int32Array {
  const keys = new Int32Array(first.stamp.exits.length * second.stamp.exits.length);
  let pair = 0;
  for (const a of first.stamp.exits) {
    for (const b of second.stamp.exits) {
      const distance = Math.abs(second.x + b.x - first.x - a.x) + Math.abs(second.y + b.y - first.y - a.y);
      keys[pair] = distance * PAIRS + pair;
      pair += 1;
    }
  }
  return keys.sort();
}

function pairOf(key: number, site: Site, first: PlacedStamp, second: PlacedStamp): ExitPair {
  const pair = key % PAIRS;
  const inner = pair % second.stamp.exits.length;
  const a = first.stamp.exits[(pair - inner) / second.stamp.exits.length] ?? first;
  const b = second.stamp.exits[inner] ?? second;
  return {
    from: tileNumber(site, first.x + a.x, first.y + a.y),
    to: tileNumber(site, second.x + b.x, second.y + b.y),
    across: second.x + b.x - first.x - a.x,
  };
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
  if (site.effort.left <= 0) return false;
  site.effort.left -= site.blocked.length;
  const path = shortestPath(site, from, to);
  if (path === undefined) return false;
  dig(site, from);
  for (const tile of path) dig(site, tile);
  return true;
}
