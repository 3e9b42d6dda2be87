import { attribute, type Game } from "@rustkeep/engine";
import { costsOfRooms, hasBoss, strengthOf } from "./appraise-room.js";
import { findPath, type Search } from "./find-path.js";
import { tileNumber } from "./floor-map.js";
import type { BotMemory } from "./memory.js";
import { wantsToTalk } from "./talk.js";

/** Rooms that cost less than this share of health are looked into first. */
const EASY = 0.3;
/** Rooms that cost more than this share of all strength are not looked into at all unless there is no other way. */
const BEARABLE = 0.85;

/** How daring the bot is: it turns to dearer rooms when the cheaper ones are done. */
type Daring = "easy" | "bearable" | "all";

/** The way to what is to be done next on this floor; undefined when only the stairs are left. */
export function wayToNextGoal(game: Game, memory: BotMemory): number[] | undefined {
  const costs = costsOfRooms(game, memory);
  const strength = strengthOf(game, memory);
  const wanted = goals(game, memory);
  const easy = closedRooms(game, memory, costs, strength, "easy");
  const path = search(game, memory, { ...wanted, closed: easy });
  if (path !== undefined) return path;
  const bearable = closedRooms(game, memory, costs, strength, "bearable");
  // Where nothing more is open, there is nothing more to be found.
  if (easy.every((closed, room) => closed === bearable[room])) return undefined;
  return search(game, memory, { ...wanted, closed: bearable });
}

/** The way to the stairs, through dangerous rooms only where there is no other. */
export function wayToStairs(game: Game, memory: BotMemory): number[] | undefined {
  const costs = costsOfRooms(game, memory);
  const strength = strengthOf(game, memory);
  for (const daring of ["easy", "bearable", "all"] as const) {
    const closed = closedRooms(game, memory, costs, strength, daring);
    const path = search(game, memory, { tiles: memory.floor.map.stairs, rooms: new Uint8Array(closed.length), closed });
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The way of who only walks and fights: to the nearest room not seen or not cleared. */
export function wayToNextRoom(game: Game, memory: BotMemory): number[] | undefined {
  const { rooms } = game.floor;
  const wanted = Uint8Array.from(rooms, ({ visited, enemies }) => (!visited || enemies.length > 0 ? 1 : 0));
  return search(game, memory, { tiles: [], rooms: wanted, closed: new Uint8Array(rooms.length) });
}

function search(game: Game, memory: BotMemory, wanted: Search): number[] | undefined {
  return findPath(memory.floor.map, tileNumber(memory.floor.map, game.player_pos), wanted);
}

/** Rooms not to be entered. Who has fled from one comes back when he has become stronger. */
function closedRooms(
  game: Game,
  memory: BotMemory,
  costs: readonly number[],
  strength: number,
  daring: Daring,
): Uint8Array {
  const closed = new Uint8Array(costs.length);
  if (daring === "all") return closed;
  const health = attribute(game, game.player, "max_health", undefined, memory.registries);
  const limit = daring === "easy" ? Math.min(health * EASY, strength * BEARABLE) : strength * BEARABLE;
  for (const [index, room] of game.floor.rooms.entries()) {
    if (room.enemies.length === 0) continue;
    const tooStrong = (costs[index] ?? 0) > limit || (memory.floor.fled.get(index) ?? 0) > strength;
    if (tooStrong || hasBoss(memory, room)) closed[index] = 1;
  }
  return closed;
}

function goals(game: Game, memory: BotMemory): Pick<Search, "tiles" | "rooms"> {
  const { map, ignored } = memory.floor;
  const tiles: number[] = [];
  const rooms = new Uint8Array(game.floor.rooms.length);
  for (const { pos } of game.floor.piles) {
    const tile = tileNumber(map, pos);
    if (!ignored.has(tile)) tiles.push(tile);
  }
  for (const [index, room] of game.floor.rooms.entries()) {
    if (!room.visited || room.enemies.length > 0) rooms[index] = 1;
    for (const [position, npc] of room.npcs.entries())
      if (wantsToTalk(game, memory, index, position, npc)) tiles.push(tileNumber(map, npc.pos));
  }
  return { tiles, rooms };
}
