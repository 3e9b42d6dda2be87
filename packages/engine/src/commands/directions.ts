import { lookUp } from "../content/records.js";
import { isWalkable } from "../floor/tiles.js";
import type { Direction } from "../state/command.js";
import type { Position } from "../state/creature.js";
import type { Game } from "../state/game.js";
import type { Rejection } from "../state/rejection.js";

/** Every direction with its step; north is up. */
export const STEPS: Readonly<Record<Direction, Position>> = {
  north: [0, -1],
  south: [0, 1],
  west: [-1, 0],
  east: [1, 0],
};

/** The tile that one step leads to. */
export function ahead(game: Game, direction: Direction): Position {
  const [dx, dy] = lookUp(STEPS, direction) ?? [0, 0];
  return [game.player_pos[0] + dx, game.player_pos[1] + dy];
}

/** Refuses a step into a wall, and one into no direction at all. */
export function wallAhead(game: Game, direction: Direction): Rejection | undefined {
  const [x, y] = ahead(game, direction);
  return lookUp(STEPS, direction) !== undefined && isWalkable(game.floor, x, y) ? undefined : { code: "wall" };
}
