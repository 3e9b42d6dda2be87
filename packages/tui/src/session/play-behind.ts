import { playRecordedTurn, type RecordedTurn } from "@rustkeep/data/recordings";
import type { Game, Registries } from "@rustkeep/engine";

/** A saved run and what was recorded behind it, played up to where it still does what was recorded. */
export interface PlayedBehind {
  readonly game: Game;
  /** How many of the recorded commands lead to this state. */
  readonly commands: number;
  /** Whether those are all. */
  readonly whole: boolean;
}

/** Plays what was recorded behind a saved state, which stays as it is. */
export function playBehind(saved: Game, turns: readonly RecordedTurn[], registries: Registries): PlayedBehind {
  const game = structuredClone(saved);
  for (const [commands, turn] of turns.entries()) {
    if (playRecordedTurn(game, turn, registries).difference !== undefined)
      return { ...playBehind(saved, turns.slice(0, commands), registries), whole: false };
  }
  return { game, commands: turns.length, whole: true };
}
