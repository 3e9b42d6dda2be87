import type { Registries } from "../content/definitions/registries.js";
import type { Game } from "../state/game.js";
import { gameMisfit } from "../state/game-misfit.js";
import { sayMisfit } from "../state/shape-reader.js";
import { stateReader } from "../state/state-reader.js";
import { invariantFaults } from "./check-invariants.js";

/** A game that can be played on, or what is wrong with it, in sentences that name the place: "player.health must be …". */
export type ParsedGame = { kind: "game"; game: Game } | { kind: "broken"; problems: string[] };

/**
 * A value of unknown origin (from JSON, say) as the state of a run, built anew with its fields in declared order. Every
 * field is within its bounds and `checkInvariants` finds nothing; ids of definitions that are gone may be left in it. Draws
 * nothing, and throws nothing for any JSON value.
 */
export function parseGame(value: unknown, registries: Registries): ParsedGame {
  const misfit = gameMisfit(value);
  if (misfit !== undefined) return { kind: "broken", problems: [sayMisfit(misfit, "the game")] };
  const game = stateReader.arranged("Game", value) as Game;
  const problems = invariantFaults(game, registries);
  return problems.length === 0 ? { kind: "game", game } : { kind: "broken", problems };
}
