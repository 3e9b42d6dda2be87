import { type Command, digest, type Game } from "@rustkeep/engine";
import {
  COMMANDS_PER_DIGEST,
  RECORDING_SCHEMA,
  type RecordedMod,
  type RecordedRun,
  type RecordedTurn,
  type RecordingHeader,
} from "./recording-format.js";

/** A run about to be recorded. */
export interface RunToRecord {
  /** The state from which on commands are recorded. */
  game: Game;
  /** The loaded mods, in load order, with the digests of their content. */
  mods: readonly RecordedMod[];
  /** Version of the game. */
  gameVersion: string;
}

/** The first line of a recording that begins here: with a run just created, or with the state itself. */
export function recordingHeader({ game, mods, gameVersion }: RunToRecord, from: "new_run" | "state"): RecordingHeader {
  return {
    schema: RECORDING_SCHEMA,
    seed: game.seed,
    name: game.player.name,
    options: [...game.player.options],
    mods: mods.map(({ id, version, digest: content }) => ({
      id,
      version,
      ...(content === undefined ? {} : { digest: content }),
    })),
    game: gameVersion,
    cheats: game.cheats,
    ...(from === "state" ? { base: game } : {}),
  };
}

/** The text of a whole recording. */
export function formatRecording({ header, turns }: RecordedRun): string {
  return `${JSON.stringify(header)}\n${turns.map(formatRecordedTurn).join("")}`;
}

/** The line of a turn, and that of the state after it where its digest is known; line breaks included. */
export function formatRecordedTurn({ command, rng, state }: RecordedTurn): string {
  return `${JSON.stringify({ command, rng })}\n${state === undefined ? "" : formatState(state)}`;
}

/** The line that the recording of a state ends in, its line break included. */
export function formatEnd(game: Game): string {
  return formatState(digest(game));
}

function formatState(state: string): string {
  return `${JSON.stringify({ state })}\n`;
}

/**
 * A command that was carried out, as it is recorded; `game` is the state after it and `commands` counts it among those of
 * the recording. The digest of the state belongs to every fiftieth, and to the one that ends the run.
 */
export function recordedTurn(command: Command, game: Game, commands: number): RecordedTurn {
  const proven = commands % COMMANDS_PER_DIGEST === 0 || game.over !== "";
  return { command, rng: game.rng, ...(proven ? { state: digest(game) } : {}) };
}

/**
 * What of a recording leads to a saved state: its first `commands`. undefined where it does not lead there, so that one
 * must be begun anew from the state.
 */
export function keptTurns(recorded: RecordedRun, run: RunToRecord, commands: number): RecordedRun | undefined {
  if (!leadsTo(recorded, run, commands)) {
    return undefined;
  }
  return { header: recorded.header, turns: recorded.turns.slice(0, commands) };
}

/** What was recorded behind a saved state, as after a crash: nothing where the recording does not lead there. */
export function turnsBehind(recorded: RecordedRun, run: RunToRecord, commands: number): RecordedTurn[] {
  return leadsTo(recorded, run, commands) ? recorded.turns.slice(commands) : [];
}

/**
 * Do the first `commands` of a recording lead to this state? The generator's state tells it well enough, together with
 * everything that a replay needs.
 */
function leadsTo(recorded: RecordedRun, run: RunToRecord, commands: number): boolean {
  const { header, turns } = recorded;
  const { cheats: _, ...wanted } = recordingHeader(run, "new_run");
  const { base, cheats, ...found } = header;
  if (turns.length < commands || JSON.stringify(found) !== JSON.stringify(wanted)) {
    return false;
  }
  if (commands > 0) {
    return turns[commands - 1]?.rng === run.game.rng;
  }
  return base === undefined ? run.game.turn === 0 : JSON.stringify(base) === JSON.stringify(run.game);
}
