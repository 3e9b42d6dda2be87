import { below, chance, pickWeighted, type Rng } from "../rules/rng.js";
import type { FloorPlan, PrefabPlan } from "./plan.js";
import type { PlacedStamp, Stamp } from "./stamp.js";

const TRIES_PER_ROOM = 60;
const ATTEMPTS_PER_ROOM = 20;

/** A prefab that has found its place. */
export interface PlacedRoom extends PlacedStamp {
  prefab: PrefabPlan;
}

/**
 * Finds places for the rooms of a floor: one for each required tag, then others until there are enough or the attempts
 * are used up. Undefined if a required one finds no place. Draws random numbers.
 */
export function placeRooms(plan: FloorPlan, rng: Rng): PlacedRoom[] | undefined {
  const rooms: PlacedRoom[] = [];
  for (const candidates of plan.required) {
    if (!placeOneOf(candidates, rooms, plan, rng)) return undefined;
  }
  for (let attempt = 0; rooms.length < plan.rooms && attempt < plan.rooms * ATTEMPTS_PER_ROOM; attempt++) {
    const candidates = plan.choices[pickWeighted(rng, plan.choiceWeights)];
    if (candidates === undefined) break;
    if (candidates.length > 0) placeOneOf(candidates, rooms, plan, rng);
  }
  return rooms;
}

function placeOneOf(candidates: readonly PrefabPlan[], rooms: PlacedRoom[], plan: FloorPlan, rng: Rng): boolean {
  const prefab = candidates[below(rng, candidates.length)];
  const room = prefab === undefined ? undefined : findPlace(prefab, rooms, plan, rng);
  if (room !== undefined) rooms.push(room);
  return room !== undefined;
}

// Each try draws the mirror, the turns, x and y. A stamp that can never fit ends the search after its first two draws.
function findPlace(
  prefab: PrefabPlan,
  rooms: readonly PlacedRoom[],
  { width, height }: FloorPlan,
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

function drawStamp({ rotate, stamps }: PrefabPlan, rng: Rng): Stamp | undefined {
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
