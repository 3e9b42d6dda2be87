import type { Registries } from "../content/definitions/registries.js";
import type { Command } from "../state/command.js";
import type { Game } from "../state/game.js";
import { createGame } from "./create-game.js";
import { execute } from "./execute.js";
import type { GameSetup } from "./setup-problems.js";

/** A run as it was begun and what was done in it. */
export interface PlayedRun extends GameSetup {
  commands: readonly Command[];
}

/**
 * Plays a recording and gives the game as it then stands: with the same registries, equal to the one that was recorded.
 * Commands that are refused change nothing.
 * @throws GameSetupError if the run cannot be begun
 */
export function replay(run: PlayedRun, registries: Registries): Game {
  const game = createGame(run, registries);
  for (const command of run.commands) execute(game, command, registries);
  return game;
}
