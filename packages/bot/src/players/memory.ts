import type { Enemy, Game, Id, Registries } from "@rustkeep/engine";
import { type FloorMap, mapFloor } from "./floor-map.js";
import type { KnownFoe } from "./known-foe.js";
import { type ModifierProfile, profileOf } from "./modifier-profile.js";

/** What the bot remembers of the floor it is on. */
export interface FloorMemory {
  number: number;
  map: FloorMap;
  /** The way to the present goal, next step last; empty for none. */
  path: number[];
  /** Tiles whose piles could not be taken. */
  ignored: Set<number>;
  /** NPCs by room and position, with the turn of the last talk. */
  talks: Map<string, number>;
  /** Gold left when a shop was last looked through, by room and position of its keeper. */
  shopped: Map<string, number>;
  /** Rooms fled from, with the strength that it would take to come back. */
  fled: Map<number, number>;
}

/** The hero at the beginning of a fight. */
interface Fighter {
  maxHealth: number;
  criticalFactor: number;
  abilities: Id[];
}

/** What the bot remembers. It can be thrown away at any time: it is then made anew from the game. */
export interface BotMemory {
  registries: Registries;
  /** Whether to go on where one could leave the keep. */
  readonly endless: boolean;
  floor: FloorMemory;
  /** Whether equipment, points and health are to be looked at before the next step. */
  upkeep: boolean;
  /** The room of the running fight, −1 for none. */
  fightRoom: number;
  /** What hardly changes during a fight and is looked up once; undefined before. */
  fighter: Fighter | undefined;
  /** Options chosen in the running talk, and whether its shop was looked through. */
  chosen: number;
  traded: boolean;
  /** Turns waited in a row. */
  waited: number;
  foes: WeakMap<Enemy, KnownFoe>;
  /** What is worked out from definitions once. */
  profiles: Map<Id, ModifierProfile>;
  lootWorth: Map<Id, number>;
}

/** A bot that has seen nothing yet. */
export function freshMemory(game: Game, registries: Registries, endless = false): BotMemory {
  return {
    registries,
    endless,
    floor: freshFloorMemory(game),
    upkeep: true,
    fightRoom: -1,
    fighter: undefined,
    chosen: 0,
    traded: false,
    waited: 0,
    foes: new WeakMap(),
    profiles: new Map(),
    lootWorth: new Map(),
  };
}

/** Forgets the last floor when the hero has come to another one. */
export function noticeFloor(memory: BotMemory, game: Game): void {
  if (memory.floor.number === game.floor.number) return;
  memory.floor = freshFloorMemory(game);
  memory.upkeep = true;
}

function freshFloorMemory({ floor }: Game): FloorMemory {
  return {
    number: floor.number,
    map: mapFloor(floor),
    path: [],
    ignored: new Set(),
    talks: new Map(),
    shopped: new Map(),
    fled: new Map(),
  };
}

/** What a timed modifier does, worked out once. */
export function profileIn(memory: BotMemory, modifier: Id): ModifierProfile {
  const known = memory.profiles.get(modifier);
  if (known !== undefined) return known;
  const profile = profileOf(modifier, memory.registries);
  memory.profiles.set(modifier, profile);
  return profile;
}
