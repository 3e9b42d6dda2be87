import { type Floor, isWalkable } from "@rustkeep/engine";

/** A floor in arrays that are quick to search; tiles are numbered row by row. */
export interface FloorMap {
  width: number;
  /** 1 where one can stand. */
  walkable: Uint8Array;
  /** The room that a tile belongs to, −1 in corridors. */
  room: Int16Array;
  /** Tiles from which one descends. */
  stairs: number[];
  /** For searches: where a tile was reached from, and which search that was. */
  reachedFrom: Int32Array;
  reachedIn: Int32Array;
  queue: Int32Array;
  searches: number;
}

/** Prepares a floor for searches. */
export function mapFloor(floor: Floor): FloorMap {
  const { width, height } = floor;
  const size = width * height;
  const walkable = new Uint8Array(size);
  const stairs: number[] = [];
  for (let tile = 0; tile < size; tile++) {
    const x = tile % width;
    const y = (tile - x) / width;
    if (isWalkable(floor, x, y)) walkable[tile] = 1;
    if (floor.tiles[y]?.[x] === ">") stairs.push(tile);
  }
  const room = roomsOfTiles(floor);
  const [reachedFrom, reachedIn, queue] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  return { width, walkable, room, stairs, reachedFrom, reachedIn, queue, searches: 0 };
}

function roomsOfTiles({ width, height, rooms }: Floor): Int16Array {
  const room = new Int16Array(width * height).fill(-1);
  for (const [index, { rect }] of rooms.entries())
    for (let y = rect.y; y < rect.y + rect.h; y++) room.fill(index, y * width + rect.x, y * width + rect.x + rect.w);
  return room;
}
