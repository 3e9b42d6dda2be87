import {
  type Command,
  createGame,
  digest,
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
import { changedMods } from "./changed-mods.js";
import type { RecordedMod, RecordedRun, RecordedTurn } from "./recording-format.js";

/** Why a recorded run cannot begin with these definitions: its setup, or what its starting state refers to. */
export interface CannotStart {
  kind: "cannot_start";
  problems: readonly (SetupProblem | PruneFinding)[];
  /** A sentence in English. */
  message: string;
}

/** The mods that are loaded are not those of the recording, or their content has changed since. */
export interface OtherContent {
  kind: "content";
  /** Ids of the mods that differ. */
  mods: readonly string[];
  /** A sentence in English. */
  message: string;
}

/**
 * What differed from the recording: a command was refused, the random generator was elsewhere after it, or the state has
 * another digest (after turn `turn`; the digests stand behind every fiftieth command and at the end).
 */
export type ReplayDifference =
  | { kind: "rejected"; reason: Rejection }
  | { kind: "rng"; recorded: string; replayed: string }
  | { kind: "state"; turn: number; recorded: string; replayed: string };

/** The first command after which a replay is not what was recorded. */
export interface Diverged {
  kind: "diverged";
  /** Number of the command, counted from 1. */
  at: number;
  command: Command;
  difference: ReplayDifference;
  /** The state after that command. */
  game: Game;
  /** A sentence in English. */
  message: string;
}

/** What became of a replay. `played`: every command did what the recording says; `game` is the state after the last one. */
export type ReplayResult = { kind: "played"; game: Game } | Diverged | CannotStart | OtherContent;

/**
 * The state that a recorded run starts from: its base, or a new run of its seed, name and options. `mods` are those that
 * are loaded: where the digests of their content are known, they must be those of the recording. Never throws.
 */
export function startRecorded(
  recorded: RecordedRun,
  mods: readonly RecordedMod[],
  registries: Registries,
): { kind: "started"; game: Game } | CannotStart | OtherContent {
  const { seed, name, options, cheats, base } = recorded.header;
  const changed = changedMods(recorded.header.mods, mods);
  if (changed.length > 0) {
    const message = `the run was recorded with other content: ${changed.join(", ")}`;
    return { kind: "content", mods: changed, message };
  }
  if (base !== undefined) {
    const game: Game = { ...structuredClone(base), cheats: base.cheats || cheats };
    const problems = prune(game, registries);
    return problems.length === 0
      ? { kind: "started", game }
      : cannotStart(
          problems,
          problems.map(({ id }) => id),
        );
  }
  try {
    return { kind: "started", game: { ...createGame({ seed, name, options }, registries), cheats } };
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
  return { outcome, difference: stateDifference(game, turn) };
}

function stateDifference(game: Game, { rng, state }: RecordedTurn): ReplayDifference | undefined {
  if (game.rng !== rng) {
    return { kind: "rng", recorded: rng, replayed: game.rng };
  }
  if (state === undefined) {
    return undefined;
  }
  const replayed = digest(game);
  return replayed === state ? undefined : { kind: "state", turn: game.turn, recorded: state, replayed };
}

/** Plays a recording to its end or to the first command that differs. Never throws. */
export function replayRecording(
  recorded: RecordedRun,
  mods: readonly RecordedMod[],
  registries: Registries,
): ReplayResult {
  const start = startRecorded(recorded, mods, registries);
  if (start.kind !== "started") {
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
  const what = `command ${at} (${command.command}) ${differenceWords(difference)}`;
  const message = `the replay differs in turn ${game.turn}: ${what}`;
  return { kind: "diverged", at, command, difference, game, message };
}

function differenceWords(difference: ReplayDifference): string {
  switch (difference.kind) {
    case "rejected":
      return `is refused (${difference.reason.code})`;
    case "rng":
      return `leaves the random generator at ${difference.replayed}, the recording says ${difference.recorded}`;
    case "state":
      return `leaves a state with the digest ${difference.replayed}, the recording says ${difference.recorded}`;
  }
}
