import { type ParsedRecording, playRecordedTurn, type RecordedMod, startRecorded } from "@rustkeep/data/recordings";
import type { Game, Registries } from "@rustkeep/engine";
import { createRunLog, foesOf, foesOfTurn, type LogEntry } from "@rustkeep/presentation";

/** A recording that is played to and fro. */
export interface Player {
  /** How many commands have been played. */
  readonly at: () => number;
  /** How many there are. */
  readonly length: number;
  readonly game: () => Game;
  readonly log: () => readonly LogEntry[];
  /** Whether the last command did not do what the recording says; then there is no way on. */
  readonly differs: () => boolean;
  /** Plays on, or begins anew, until so many commands have been played. */
  readonly goTo: (commands: number) => void;
}

/** A player at the beginning of a recording, or in one sentence why it cannot begin with these definitions. */
export function createPlayer(
  recorded: ParsedRecording,
  mods: readonly RecordedMod[],
  registries: Registries,
): Player | string {
  const first = startRecorded(recorded, mods, registries);
  if (first.kind !== "started") return first.message;
  const log = createRunLog();
  let { game } = first;
  let at = 0;
  let differs = false;
  log.begin(game);

  const restart = (): void => {
    const again = startRecorded(recorded, mods, registries);
    if (again.kind !== "started") throw new Error("a recording that has begun cannot begin again");
    ({ game } = again);
    at = 0;
    differs = false;
    log.begin(game);
  };
  const step = (): void => {
    const turn = recorded.turns[at];
    if (turn === undefined || differs) return;
    const before = foesOf(game);
    const { outcome, difference } = playRecordedTurn(game, turn, registries);
    if (outcome.kind !== "rejected") log.add(outcome.messages, foesOfTurn(before, game));
    differs = difference !== undefined;
    at += 1;
  };
  return {
    at: () => at,
    length: recorded.turns.length,
    game: () => game,
    log: log.entries,
    differs: () => differs,
    goTo: (commands) => {
      if (commands < at) restart();
      while (at < Math.min(commands, recorded.turns.length) && !differs) step();
    },
  };
}
