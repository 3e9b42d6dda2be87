/**
 * A map of tiles that can be entered or not, with a rim of blocked ones all round, so that a step from any tile of the
 * map needs no check of bounds. Tiles are numbered row by row, rim included.
 */
export interface Grid {
  /** Tiles in a row, rim included: the distance between a tile's number and that of the tile below it. */
  stride: number;
  /** 1 where no way leads, else 0. */
  blocked: Uint8Array;
}

/** A grid of `width` × `height` open tiles within a blocked rim. */
export function openGrid(width: number, height: number): Grid {
  const stride = width + 2;
  const blocked = new Uint8Array(stride * (height + 2)).fill(1);
  for (let y = 0; y < height; y++) blocked.fill(0, (y + 1) * stride + 1, (y + 1) * stride + 1 + width);
  return { stride, blocked };
}

/** The number of the tile at column `x` and row `y` of the map. */
export function tileNumber(grid: Grid, x: number, y: number): number {
  return (y + 1) * grid.stride + x + 1;
}

/**
 * A shortest way from one tile to another over open tiles, without `from` and with `to`; empty if they are the same,
 * undefined if there is none. Of several it is the one that a breadth-first search finds which tries left, right, up,
 * down in this order. `from` itself may be blocked.
 */
export function shortestPath(grid: Grid, from: number, to: number): number[] | undefined {
  if (from === to) return [];
  const distances = distancesTo(grid, to, from);
  if (distances === undefined) return undefined;
  const { stride } = grid;
  const path: number[] = [];
  // The first search finds, of all shortest ways, the one whose first differing step comes first in that order. So
  // does walking down the distances from the start.
  for (let tile = from; tile !== to; path.push(tile)) {
    const nearer = (distances[tile] ?? 0) - 1;
    if (distances[tile - 1] === nearer) tile -= 1;
    else if (distances[tile + 1] === nearer) tile += 1;
    else if (distances[tile - stride] === nearer) tile -= stride;
    else tile += stride;
  }
  return path;
}

/** 1 + the distance to `goal` of every tile nearer than `start` and of `start`, 0 for others; undefined if there is no way. */
function distancesTo(grid: Grid, goal: number, start: number): Int32Array | undefined {
  const { blocked, stride } = grid;
  if (blocked[goal] !== 0) return undefined;
  const distances = new Int32Array(blocked.length);
  const queue = new Int32Array(blocked.length);
  const steps = [-1, 1, -stride, stride];
  queue[0] = goal;
  distances[goal] = 1;
  for (let head = 0, tail = 1; head < tail; head++) {
    const tile = queue[head] ?? 0;
    const distance = (distances[tile] ?? 0) + 1;
    for (const step of steps) {
      const next = tile + step;
      if (next === start) {
        distances[next] = distance;
        return distances;
      }
      if (blocked[next] !== 0 || distances[next] !== 0) continue;
      distances[next] = distance;
      queue[tail++] = next;
    }
  }
  return undefined;
}
