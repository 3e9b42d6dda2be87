import { compiledFloor } from "../content/compile/compile.js";
import type { CompiledFloor } from "../content/compile/compile-floors.js";
import { isConnected } from "../content/compile/is-connected.js";
import type { FloorDefinition } from "../content/definitions/floor.js";
import type { Registries } from "../content/definitions/registries.js";
import { below, type Rng } from "../rules/rng.js";
import { type Allows, allowsFor } from "../rules/things/loot.js";
import type { Floor } from "../state/floor.js";
import type { Game } from "../state/game.js";
import type { FloorFailure } from "../state/message.js";
import { connect, connectAll } from "./connect.js";
import { placeRooms } from "./place.js";
import { populate } from "./populate.js";
import { buildRooms, createGround, type Ground, MOST_EFFORT, type Site, tileRows } from "./site.js";

// The order of the draws: places of all rooms; room by room enemies and the stock of shops; loops. Corridors draw
// nothing. A floor that would be broken is begun anew as soon as that shows, with the generator where it then stands.

const RESTARTS = 100;

/** A floor, or why there is none. */
export type GeneratedFloor = { floor: Floor } | { failure: FloorFailure };

/**
 * Makes a floor on which every walkable tile can be reached from the entrance, with the rooms it requires and stairs.
 * Begins anew up to 100 times where that does not come about; then the result is the reason why the last attempt
 * failed. A floor that is repeated has the `number` of its repetition.
 * What merchants sell under a condition they have only where the `game` is given that it is about. Nobody has entered the floor: its `player_room` is −1 and no room is visited. Draws random numbers.
 */
export function generateFloor(
  definition: FloorDefinition,
  rng: Rng,
  registries: Registries,
  number: number = definition.number,
  game?: Game,
): GeneratedFloor {
  return makeFloor(definition, rng, registries, number, allowsFor(game, registries));
}

/** `generateFloor` with what tells which conditions hold. */
export function makeFloor(
  definition: FloorDefinition,
  rng: Rng,
  registries: Registries,
  number: number,
  allows: Allows,
): GeneratedFloor {
  const compiled = compiledFloor(definition, registries);
  const ground = groundOf(compiled);
  ground.effort.left = MOST_EFFORT;
  let result = attempt(compiled, number, ground, registries, rng, allows);
  for (let restart = 0; "failure" in result && restart < RESTARTS; restart++) {
    result = attempt(compiled, number, ground, registries, rng, allows);
  }
  return result;
}

const grounds = new WeakMap<CompiledFloor, Ground>();

/** The ground that all floors of a definition are made on: clearing it takes far less time than laying out another. */
function groundOf(compiled: CompiledFloor): Ground {
  const known = grounds.get(compiled);
  if (known !== undefined) return known;
  const ground = createGround(...compiled.definition.size);
  grounds.set(compiled, ground);
  return ground;
}

function attempt(
  compiled: CompiledFloor,
  number: number,
  ground: Ground,
  registries: Registries,
  rng: Rng,
  allows: Allows,
): GeneratedFloor {
  const placed = placeRooms(compiled, rng);
  if (placed === undefined) return { failure: "no_room_for_required" };
  if (!placed.some(({ prefab }) => prefab.hasEntrance)) return { failure: "no_entrance" };
  if (!placed.some(({ prefab }) => prefab.hasStairs)) return { failure: "no_stairs" };
  const { rooms, piles, uniques } = populate(placed, compiled, number, rng, registries, allows);
  const site = buildRooms(ground, placed);
  if (!connectAll(site)) return { failure: "not_connected" };
  digLoops(site, compiled.definition.loops, rng);
  if (!placed.every(({ prefab }) => prefab.isConnected) && !isConnected(site.tiles, site.stride))
    return { failure: "not_connected" };
  const { id } = compiled.definition;
  const { width, height } = site;
  return {
    floor: { number, id, width, height, player_room: -1, tiles: tileRows(site), piles, rooms, flags: {}, uniques },
  };
}

function digLoops(site: Site, loops: number, rng: Rng): void {
  const count = site.rooms.length;
  if (count < 2) return;
  for (let loop = 0; loop < loops; loop++) {
    const first = below(rng, count);
    const second = below(rng, count - 1);
    connect(site, first, second >= first ? second + 1 : second);
  }
}
