const WALL = "#".charCodeAt(0);

/**
 * Whether all tiles that are not wall hang together. The tiles are character codes, row by row, `stride` in each, and have
 * a rim of wall all round.
 */
export function isConnected(tiles: ArrayLike<number>, stride: number): boolean {
  const walkable = Array.from(tiles, (tile, number) => (tile === WALL ? -1 : number)).filter((number) => number >= 0);
  const reached = new Set(walkable.slice(0, 1));
  for (const tile of reached) {
    for (const next of [tile - 1, tile + 1, tile - stride, tile + stride]) {
      if (tiles[next] !== WALL) reached.add(next);
    }
  }
  return reached.size === walkable.length;
}
