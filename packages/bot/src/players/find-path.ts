import type { FloorMap } from "./floor-map.js";

/** Where a search may go and what it looks for. */
export interface Search {
  /** Tiles that are goals. */
  tiles: readonly number[];
  /** 1 for each room of which any tile is a goal. */
  rooms: Uint8Array;
  /** 1 for each room that is not to be entered. */
  closed: Uint8Array;
}

/**
 * The shortest way from a tile to the nearest goal, which is never the tile itself: its tiles from the goal back to the
 * first step, so that `pop` walks it. Undefined if no goal can be reached. Neighbours are tried west, east, north, south.
 */
export function findPath(map: FloorMap, start: number, search: Search): number[] | undefined {
  for (const tile of search.tiles) map.goals[tile] = 1;
  const path = breadthFirst(map, start, search);
  for (const tile of search.tiles) map.goals[tile] = 0;
  return path;
}

function breadthFirst(map: FloorMap, start: number, search: Search): number[] | undefined {
  const { stride, walkable, room, reachedFrom, reachedIn, queue, goals } = map;
  const { rooms, closed } = search;
  map.searches += 1;
  const { searches } = map;
  let head = 0;
  let tail = 0;
  queue[tail++] = start;
  reachedIn[start] = searches;
  while (head < tail) {
    const tile = queue[head++] ?? start;
    for (let side = 0; side < 4; side++) {
      const next = side < 2 ? tile + 2 * side - 1 : tile + (2 * side - 5) * stride;
      if (walkable[next] !== 1 || reachedIn[next] === searches) continue;
      const inRoom = room[next] ?? -1;
      if (inRoom >= 0 && closed[inRoom] === 1 && room[tile] !== inRoom) continue;
      reachedIn[next] = searches;
      reachedFrom[next] = tile;
      if (goals[next] === 1 || (inRoom >= 0 && rooms[inRoom] === 1)) return trace(map, start, next);
      queue[tail++] = next;
    }
  }
  return undefined;
}

function trace(map: FloorMap, start: number, goal: number): number[] {
  const path: number[] = [];
  for (let tile = goal; tile !== start; tile = map.reachedFrom[tile] ?? start) path.push(tile);
  return path;
}
