import {
  type Command,
  createGame,
  execute,
  type Game,
  GameSetupError,
  type Outcome,
  type Registries,
  type Rejection,
  type SetupProblem,
} from "@rustkeep/engine";
import { prune } from "../save/prune.js";
import type { PruneFinding } from "../save/prune-finding.js";
import type { RecordedRun, RecordedTurn } from "./recording-format.js";

/** Why a recorded run cannot begin with these definitions: its setup, or what its starting state refers to. */
export interface CannotStart {
  kind: "cannot_start";
  problems: readonly (SetupProblem | PruneFinding)[];
  /** A sentence in English. */
  message: string;
}

/** What differed from the recording: a command was refused, or the random generator was elsewhere after it. */
export type ReplayDifference =
  | { kind: "rejected"; reason: Rejection }
  | { kind: "rng"; recorded: string; replayed: string };

/** The first command after which a replay is not what was recorded. */
export interface Diverged {
  kind: "diverged";
  /** Counted from 1; the command stands in this line of the recording, plus one for the header. */
  at: number;
  command: Command;
  difference: ReplayDifference;
  /** The state after that command. */
  game: Game;
  /** A sentence in English. */
  message: string;
}

/** What became of a replay. `played`: every command did what the recording says; `game` is the state after the last one. */
export type ReplayResult = { kind: "played"; game: Game } | Diverged | CannotStart;

/** The state that a recorded run starts from: its base, or a new run of its seed, name and options. Never throws. */
export function startRecorded(
  recorded: RecordedRun,
  registries: Registries,
): { kind: "started"; game: Game } | CannotStart {
  const { seed, name, options, base } = recorded.header;
  if (base !== undefined) {
    const game: Game = JSON.parse(JSON.stringify(base));
    const problems = prune(game, registries);
    return problems.length === 0
      ? { kind: "started", game }
      : cannotStart(
          problems,
          problems.map(({ id }) => id),
        );
  }
  try {
    return { kind: "started", game: createGame({ seed, name, options }, registries) };
  } catch (error) {
    if (error instanceof GameSetupError) {
      return cannotStart(
        error.problems,
        error.problems.map(({ code }) => code),
      );
    }
    throw error;
  }
}

/** Carries out one recorded command, as `execute` does, and tells what differs from the recording, if anything. */
export function playRecordedTurn(
  game: Game,
  turn: RecordedTurn,
  registries: Registries,
): { outcome: Outcome; difference: ReplayDifference | undefined } {
  const outcome = execute(game, turn.command, registries);
  if (outcome.kind === "rejected") {
    return { outcome, difference: { kind: "rejected", reason: outcome.reason } };
  }
  const differs = game.rng !== turn.rng;
  return { outcome, difference: differs ? { kind: "rng", recorded: turn.rng, replayed: game.rng } : undefined };
}

/** Plays a recording to its end or to the first command that differs. Never throws. */
export function replayRecording(recorded: RecordedRun, registries: Registries): ReplayResult {
  const start = startRecorded(recorded, registries);
  if (start.kind === "cannot_start") {
    return start;
  }
  const { game } = start;
  for (const [position, turn] of recorded.turns.entries()) {
    const { difference } = playRecordedTurn(game, turn, registries);
    if (difference !== undefined) {
      return diverged(game, position + 1, turn.command, difference);
    }
  }
  return { kind: "played", game };
}

function cannotStart(problems: CannotStart["problems"], names: readonly string[]): CannotStart {
  const message = `the recorded run cannot begin with these mods: ${[...new Set(names)].join(", ")}`;
  return { kind: "cannot_start", problems, message };
}

/** Puts a difference into words, for front ends that play turn by turn. */
export function diverged(game: Game, at: number, command: Command, difference: ReplayDifference): Diverged {
  const what =
    difference.kind === "rejected"
      ? `is refused (${difference.reason.code})`
      : `leaves the random generator at ${difference.replayed}, the recording says ${difference.recorded}`;
  const message = `the replay differs in turn ${game.turn}: command ${at} (${command.command}) ${what}`;
  return { kind: "diverged", at, command, difference, game, message };
}
