import { ATTACK, type Command, type Game } from "@rustkeep/engine";
import { wayToNextRoom, wayToStairs } from "./explore.js";
import { type BotMemory, noticeFloor } from "./memory.js";
import { step, takeStairs } from "./walk.js";

/** Walks and attacks, nothing else: from room to room, hitting the first enemy, and down the stairs in the end. */
export function plainCommand(game: Game, memory: BotMemory): Command {
  if (game.enemies.length > 0) return { command: "use_ability", ability: ATTACK };
  noticeFloor(memory, game);
  const onward = step(game, memory);
  if (onward !== undefined) return onward;
  const way = wayToNextRoom(game, memory) ?? wayToStairs(game, memory);
  if (way === undefined) return takeStairs(game, memory);
  memory.floor.path = way;
  return step(game, memory) ?? { command: "wait" };
}
