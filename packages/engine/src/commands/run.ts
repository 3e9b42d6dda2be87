import { isWalkable } from "../floor/tiles.js";
import { stepTo } from "../rules/travel/travel.js";
import type { Direction, RunCommand } from "../state/command.js";
import type { Position } from "../state/creature.js";
import type { Game } from "../state/game.js";
import type { CommandRules } from "./command-rules.js";
import { ahead, STEPS, wallAhead } from "./directions.js";

/** Steps straight on. Each step is a turn of its own; `execute` repeats them while `runsOn` says so. */
export const run: CommandRules<RunCommand> = {
  inFight: false,
  check: ({ game }, { direction }) => wallAhead(game, direction),
  perform: (turn, { direction }) => stepTo(turn, ahead(turn.game, direction)),
};

/** What was so before a step of a run. */
export interface Stride {
  readonly position: Position;
  readonly room: number;
  readonly health: number;
  readonly damageTaken: number;
}

/** Notes what `runsOn` compares with. */
export function strideFrom(game: Game): Stride {
  const { player_pos, floor, player, stats } = game;
  return { position: player_pos, room: floor.player_room, health: player.health, damageTaken: stats.damage_taken };
}

/**
 * Does a run go on after a step? It ends at a fight, another room or corridor, a pile, an NPC, stairs, a side opening
 * that the tile before lacked, a wall, and when the hero was hurt.
 */
export function runsOn(game: Game, direction: Direction, before: Stride): boolean {
  const { floor } = game;
  const [x, y] = game.player_pos;
  if (game.over !== "" || game.enemies.length > 0 || floor.player_room !== before.room) return false;
  if (game.stats.damage_taken > before.damageTaken || game.player.health < before.health) return false;
  if (floor.tiles[y]?.[x] === ">" || floor.tiles[y]?.[x] === "<") return false;
  if (floor.piles.some(({ pos }) => pos[0] === x && pos[1] === y)) return false;
  if (floor.rooms[floor.player_room]?.npcs.some(({ pos }) => pos[0] === x && pos[1] === y) === true) return false;
  return !opensAside(game, direction, before.position) && wallAhead(game, direction) === undefined;
}

function opensAside(game: Game, direction: Direction, before: Position): boolean {
  const [dx, dy] = STEPS[direction];
  const [x, y] = game.player_pos;
  const opens = (from: Position, side: number) => isWalkable(game.floor, from[0] + dy * side, from[1] + dx * side);
  return [-1, 1].some((side) => opens([x, y], side) && !opens(before, side));
}
