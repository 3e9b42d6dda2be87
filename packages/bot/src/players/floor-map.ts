import { type Floor, isWalkable, type Position } from "@rustkeep/engine";

/**
 * A floor in arrays that are quick to search. Tiles are numbered row by row; each row ends with a column of wall that the
 * floor does not have, so that no step leads from one row into another.
 */
export interface FloorMap {
  /** Tiles of a row with the added column. */
  stride: number;
  /** 1 where one can stand. */
  walkable: Uint8Array;
  /** The room that a tile belongs to, −1 in corridors. */
  room: Int16Array;
  /** Tiles from which one descends. */
  stairs: number[];
  /** For searches: where a tile was reached from, in which search, and what is still to be looked at. */
  reachedFrom: Int32Array;
  reachedIn: Int32Array;
  queue: Int32Array;
  searches: number;
  /** Goals of the search that is being prepared, 1 for each tile; all 0 in between. */
  goals: Uint8Array;
}

/** Prepares a floor for searches. */
export function mapFloor(floor: Floor): FloorMap {
  const stride = floor.width + 1;
  const size = stride * floor.height;
  const walkable = new Uint8Array(size);
  const stairs: number[] = [];
  for (let y = 0; y < floor.height; y++) {
    for (let x = 0; x < floor.width; x++) {
      if (isWalkable(floor, x, y)) walkable[y * stride + x] = 1;
      if (floor.tiles[y]?.[x] === ">") stairs.push(y * stride + x);
    }
  }
  const numbers = () => new Int32Array(size);
  const searching = {
    reachedFrom: numbers(),
    reachedIn: numbers(),
    queue: numbers(),
    searches: 0,
    goals: new Uint8Array(size),
  };
  return { stride, walkable, room: roomsOfTiles(floor, stride), stairs, ...searching };
}

function roomsOfTiles({ height, rooms }: Floor, stride: number): Int16Array {
  const room = new Int16Array(stride * height).fill(-1);
  for (const [index, { rect }] of rooms.entries())
    for (let y = rect.y; y < rect.y + rect.h; y++) room.fill(index, y * stride + rect.x, y * stride + rect.x + rect.w);
  return room;
}

/** The number of a tile. */
export function tileNumber(map: FloorMap, [x, y]: Position): number {
  return y * map.stride + x;
}
