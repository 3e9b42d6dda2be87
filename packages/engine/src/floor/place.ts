import type { CompiledFloor, CompiledPrefab } from "../content/compile/compile-floors.js";
import type { Stamp } from "../content/compile/stamp.js";
import type { FloorDefinition } from "../content/definitions/floor.js";
import { below, chance, pickWeighted, type Rng } from "../rules/rng.js";

const TRIES_PER_ROOM = 60;
const ATTEMPTS_PER_ROOM = 20;

/** A stamp with the place of its upper left corner on a floor. */
export interface PlacedStamp {
  stamp: Stamp;
  x: number;
  y: number;
}

/** A prefab that has found its place. */
export interface PlacedRoom extends PlacedStamp {
  prefab: CompiledPrefab;
}

/**
 * Finds places for the rooms of a floor: one for each required tag, then others until there are enough or the attempts
 * are used up. Undefined if a required one finds no place. Draws random numbers.
 */
export function placeRooms(floor: CompiledFloor, rng: Rng): PlacedRoom[] | undefined {
  const rooms: PlacedRoom[] = [];
  for (const candidates of floor.required) {
    if (!placeOneOf(candidates, rooms, floor, rng)) return undefined;
  }
  const wanted = floor.definition.rooms;
  for (let attempt = 0; rooms.length < wanted && attempt < wanted * ATTEMPTS_PER_ROOM; attempt++) {
    const candidates = floor.choices[pickWeighted(rng, floor.choiceWeights)];
    if (candidates === undefined) break;
    if (candidates.length > 0) placeOneOf(candidates, rooms, floor, rng);
  }
  return rooms;
}

function placeOneOf(
  candidates: readonly CompiledPrefab[],
  rooms: PlacedRoom[],
  floor: CompiledFloor,
  rng: Rng,
): boolean {
  const prefab = candidates[below(rng, candidates.length)];
  const room = prefab === undefined ? undefined : findPlace(prefab, rooms, floor.definition.size, rng);
  if (room !== undefined) rooms.push(room);
  return room !== undefined;
}

// Each try draws the mirror, the turns, x and y. A stamp that can never fit ends the search after its first two draws.
function findPlace(
  prefab: CompiledPrefab,
  rooms: readonly PlacedRoom[],
  [width, height]: FloorDefinition["size"],
  rng: Rng,
): PlacedRoom | undefined {
  for (let attempt = 0; attempt < TRIES_PER_ROOM; attempt++) {
    const stamp = drawStamp(prefab, rng);
    if (stamp === undefined || stamp.w + 2 >= width || stamp.h + 2 >= height) return undefined;
    const x = 1 + below(rng, width - stamp.w - 2);
    const y = 1 + below(rng, height - stamp.h - 2);
    if (isFree(rooms, x, y, stamp)) return { prefab, stamp, x, y };
  }
  return undefined;
}

function drawStamp({ rotate, stamps }: CompiledPrefab, rng: Rng): Stamp | undefined {
  if (!rotate) return stamps[0];
  const mirrored = chance(rng, 0.5) ? 4 : 0;
  return stamps[mirrored + below(rng, 4)];
}

/** Whether the stamp would keep at least one tile between itself and every room. */
function isFree(rooms: readonly PlacedRoom[], x: number, y: number, { w, h }: Stamp): boolean {
  for (const other of rooms) {
    const apart = x > other.x + other.stamp.w || other.x > x + w || y > other.y + other.stamp.h || other.y > y + h;
    if (!apart) return false;
  }
  return true;
}
