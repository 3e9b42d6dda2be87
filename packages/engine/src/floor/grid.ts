/**
 * A map of tiles that can be entered or not, with a rim of blocked ones all round, so that a step from any tile of the
 * map needs no check of bounds. Tiles are numbered row by row, rim included.
 */
export interface Grid {
  /** Tiles in a row, rim included: the distance between a tile's number and that of the tile below it. */
  stride: number;
  /** 1 where no way leads, else 0. */
  blocked: Uint8Array;
  /** Room for one search at a time, left as it is after it. */
  distances: Int32Array;
}

/** A grid of `width` × `height` open tiles within a blocked rim. */
export function openGrid(width: number, height: number): Grid {
  const stride = width + 2;
  const blocked = new Uint8Array(stride * (height + 2)).fill(1);
  for (let y = 0; y < height; y++) blocked.fill(0, (y + 1) * stride + 1, (y + 1) * stride + 1 + width);
  return { stride, blocked, distances: new Int32Array(blocked.length) };
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
  if (!findDistances(grid, to, from)) return undefined;
  const { distances, stride } = grid;
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

/**
 * Sets 1 + the distance to `goal` for every tile that lies on a shortest way from `start`; for others it may be more
 * than that, or 0. False if there is no way.
 */
function findDistances({ blocked, distances, stride }: Grid, goal: number, start: number): boolean {
  if (blocked[goal] !== 0) return false;
  distances.fill(0);
  const startColumn = start % stride;
  const startRow = (start - startColumn) / stride;
  // A search that prefers tiles by distance + the least that remains, which a step leaves as it is or raises by 2. So
  // two lists are a queue; the last one is worked off whole, since every shortest way is wanted.
  let nearest: number[] = [goal];
  let next: number[] = [];
  const visit = (tile: number, distance: number, list: number[]) => {
    if (blocked[tile] !== 0 && tile !== start) return;
    const known = distances[tile] ?? 0;
    if (known !== 0 && known <= distance) return;
    distances[tile] = distance;
    list.push(tile);
  };
  distances[goal] = 1;
  while (nearest.length > 0 && distances[start] === 0) {
    for (let i = 0; i < nearest.length; i++) {
      const tile = nearest[i] ?? 0;
      const column = tile % stride;
      const row = (tile - column) / stride;
      const distance = (distances[tile] ?? 0) + 1;
      visit(tile - 1, distance, column > startColumn ? nearest : next);
      visit(tile + 1, distance, column < startColumn ? nearest : next);
      visit(tile - stride, distance, row > startRow ? nearest : next);
      visit(tile + stride, distance, row < startRow ? nearest : next);
    }
    nearest = next;
    next = [];
  }
  return distances[start] !== 0;
}
