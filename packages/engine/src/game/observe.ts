import { copyOf } from "../state/copy-of.js";
import type { Floor, Pile, PlacedNpc, Room } from "../state/floor.js";
import type { Game } from "../state/game.js";

/** What a player may know of a pile: where it lies. */
export type ObservedPile = Pick<Pile, "pos">;

/** What a player may know of an NPC; what it sells, while its shop is open. */
export type ObservedNpc = Pick<PlacedNpc, "npc" | "pos"> & Partial<Pick<PlacedNpc, "stock">>;

/** What a player may know of a room. */
export interface ObservedRoom extends Omit<Room, "npcs" | "flags"> {
  npcs: ObservedNpc[];
}

/** What a player may know of a floor: all of its map, as both front ends show it, but not what lies in its piles. */
export interface ObservedFloor extends Omit<Floor, "piles" | "rooms" | "flags" | "uniques"> {
  piles: ObservedPile[];
  rooms: ObservedRoom[];
}

/** What a player may know of a game. */
export interface Observation extends Omit<Game, "seed" | "rng" | "flags" | "fight_flags" | "warned" | "floor"> {
  floor: ObservedFloor;
}

/**
 * What the player may know of a game, as plain data that shares nothing with it: neither the seed nor the generator, no
 * loot that is not rolled or found yet, no stock of a shop that is not open, no flags of mods. For programs that are to
 * play as people do. Draws nothing.
 */
export function observe(game: Game): Observation {
  const { seed: _, rng: __, flags: ___, fight_flags: ____, warned: _____, floor, ...known } = game;
  return { ...copyOf(known), floor: observeFloor(game, floor) };
}

function observeFloor(game: Game, { piles, rooms, flags: _, uniques: __, ...known }: Floor): ObservedFloor {
  return {
    ...copyOf(known),
    piles: piles.map(({ pos }) => ({ pos: copyOf(pos) })),
    rooms: rooms.map(({ npcs, flags: ___, ...room }, index) => ({
      ...copyOf(room),
      npcs: npcs.map((npc, position) => observeNpc(npc, isOpen(game, index, position))),
    })),
  };
}

function observeNpc({ npc, pos, stock }: PlacedNpc, open: boolean): ObservedNpc {
  return { npc, pos: copyOf(pos), ...(open ? { stock: copyOf(stock) } : {}) };
}

function isOpen({ shop_open, talking_room, talking_npc }: Game, room: number, npc: number): boolean {
  return shop_open && talking_room === room && talking_npc === npc;
}
