import { shortestPath, tileNumber } from "./grid.js";
import type { PlacedRoom } from "./place.js";
import { dig, type Site } from "./site.js";

/** The tiles outside a door of the one room and a door of the other, by number. */
interface ExitPair {
  from: number;
  to: number;
  distance: number;
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
  for (const pair of pairs) {
    if (digBend(site, pair)) return true;
  }
  for (const pair of pairs) {
    const path = shortestPath(site, pair.from, pair.to);
    if (path === undefined) continue;
    dig(site, pair.from);
    for (const tile of path) dig(site, tile);
    return true;
  }
  return false;
}

/** All pairs of exits, nearest first; those equally far in the order of the first room's exits, then of the second's. */
function exitPairs(site: Site, first: PlacedRoom, second: PlacedRoom): ExitPair[] {
  const pairs = first.stamp.exits.flatMap((a) =>
    second.stamp.exits.map((b) => {
      const [ax, ay] = [first.x + a.x, first.y + a.y];
      const [bx, by] = [second.x + b.x, second.y + b.y];
      const distance = Math.abs(ax - bx) + Math.abs(ay - by);
      return { from: tileNumber(site, ax, ay), to: tileNumber(site, bx, by), distance };
    }),
  );
  return pairs.sort((a, b) => a.distance - b.distance);
}

/** Digs a corridor with one bend: first along the row and then along the column, else the other way round. */
function digBend(site: Site, { from, to }: ExitPair): boolean {
  const column = (to % site.stride) - (from % site.stride);
  const acrossFirst = from + column;
  const downFirst = to - column;
  for (const corner of [acrossFirst, downFirst]) {
    if (!isOpen(site, from, corner) || !isOpen(site, corner, to)) continue;
    digLine(site, from, corner);
    digLine(site, corner, to);
    return true;
  }
  return false;
}

function isOpen(site: Site, from: number, to: number): boolean {
  const step = stepTowards(site, from, to);
  for (let tile = from; tile !== to; tile += step) {
    if (site.blocked[tile] !== 0) return false;
  }
  return site.blocked[to] === 0;
}

function digLine(site: Site, from: number, to: number): void {
  const step = stepTowards(site, from, to);
  for (let tile = from; tile !== to; tile += step) dig(site, tile);
  dig(site, to);
}

/** The step along the row or column that both tiles lie in. */
function stepTowards({ stride }: Site, from: number, to: number): number {
  const sameRow = Math.floor(from / stride) === Math.floor(to / stride);
  return Math.sign(to - from) * (sameRow ? 1 : stride);
}
