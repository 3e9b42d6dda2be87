import { type Command, type Direction, type Game, mayLeave } from "@rustkeep/engine";
import { type FloorMap, tileNumber } from "./floor-map.js";
import type { BotMemory } from "./memory.js";

/** The next step of the remembered way; undefined at its end, and where the hero is not where it leads from. */
export function step(game: Game, memory: BotMemory): Command | undefined {
  const { map, path } = memory.floor;
  const next = path.at(-1);
  const direction = next === undefined ? undefined : directionTo(map, tileNumber(map, game.player_pos), next);
  if (direction === undefined) {
    path.length = 0;
    return undefined;
  }
  path.pop();
  return { command: "move", direction };
}

function directionTo(map: FloorMap, from: number, to: number): Direction | undefined {
  switch (to - from) {
    case -1:
      return "west";
    case 1:
      return "east";
    case -map.stride:
      return "north";
    case map.stride:
      return "south";
    default:
      return undefined;
  }
}

/** Whether the next step leads into a room with enemies. */
export function leadsIntoFight(game: Game, memory: BotMemory): boolean {
  const { map, path } = memory.floor;
  const next = path.at(-1);
  if (next === undefined) return false;
  const room = map.room[next] ?? -1;
  return room >= 0 && room !== game.floor.player_room && (game.floor.rooms[room]?.enemies.length ?? 0) > 0;
}

/** The stairs that the hero has come to: out of the keep where he may, unless he wants to see what lies below. */
export function takeStairs(game: Game, { registries, endless }: BotMemory): Command {
  return { command: !endless && mayLeave(game, registries) ? "leave" : "descend" };
}
