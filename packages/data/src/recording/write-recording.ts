import type { Game } from "@rustkeep/engine";
import type { SavedMod } from "../save/save-format.js";
import { RECORDING_SCHEMA, type RecordedRun, type RecordedTurn, type RecordingHeader } from "./recording-format.js";

/** A run about to be recorded. */
export interface RunToRecord {
  /** The state from which on commands are recorded. */
  game: Game;
  /** The loaded mods, in load order. */
  mods: readonly SavedMod[];
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
    mods: mods.map(({ id, version }) => ({ id, version })),
    game: gameVersion,
    ...(from === "state" ? { base: game } : {}),
  };
}

/** The text of a whole recording. */
export function formatRecording({ header, turns }: RecordedRun): string {
  return `${JSON.stringify(header)}\n${turns.map(formatRecordedTurn).join("")}`;
}

/** The line of a turn, its line break included. */
export function formatRecordedTurn({ command, rng }: RecordedTurn): string {
  return `${JSON.stringify({ command, rng })}\n`;
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

/**
 * Do the first `commands` of a recording lead to this state? The generator's state tells it well enough, together with
 * everything that a replay needs.
 */
function leadsTo(recorded: RecordedRun, run: RunToRecord, commands: number): boolean {
  const { header, turns } = recorded;
  const wanted = recordingHeader(run, "new_run");
  const { base, ...found } = header;
  if (turns.length < commands || JSON.stringify(found) !== JSON.stringify(wanted)) {
    return false;
  }
  if (commands > 0) {
    return turns[commands - 1]?.rng === run.game.rng;
  }
  return base === undefined ? run.game.turn === 0 : JSON.stringify(base) === JSON.stringify(run.game);
}
