import { closeSync, ftruncateSync, openSync, writeFileSync } from "node:fs";
import type { Command, Game } from "@rustkeep/engine";
import { writeFileAtomic } from "../files/atomic-write.js";
import { recordingPath } from "../files/data-files.js";
import { type FileProblem, fileProblem } from "../files/file-problem.js";
import { copyAside, type SetAside } from "../files/set-aside.js";
import { readRecording } from "./read-recording.js";
import type { RecordedRun } from "./recording-format.js";
import {
  formatEnd,
  formatRecordedTurn,
  formatRecording,
  keptTurns,
  type RunToRecord,
  recordedTurn,
  recordingHeader,
} from "./write-recording.js";

/** A recording that is being written. Once writing has failed, nothing more is recorded; the game goes on. */
export interface Recording {
  readonly path: string;
  /** Commands that it holds: what belongs into the save. 0 once writing has failed. */
  commands: number;
  /** Why nothing is recorded any more. */
  problem: FileProblem | undefined;
  /** Descriptor of the open file. */
  file: number | undefined;
  /** Bytes up to the end of the last whole line. */
  size: number;
  /** The state after the last command, as long as its digest is not recorded. */
  unproven: Game | undefined;
}

/**
 * Begins `run.jsonl` anew; what it held is gone. `new_run`: the state is that of a run just created, which its seed, name
 * and options give again; `state`: the recording starts from the state itself (after a save was pruned). Never throws: what
 * goes wrong stands in `problem`.
 */
export function beginRecording(dir: string, run: RunToRecord, from: "new_run" | "state"): Recording {
  return start(recordingPath(dir), { header: recordingHeader(run, from), turns: [] });
}

/**
 * Goes on with `run.jsonl` from a save that was not pruned: commands beyond the `commands` of the save are cut off. If the
 * recording is not that of the saved state (deleted, torn, of another run, of other mods), it is begun anew from the state.
 * Never throws.
 */
export function continueRecording(dir: string, run: RunToRecord, commands: number): Recording {
  const path = recordingPath(dir);
  const recorded = readRecording(path);
  const kept = recorded.kind === "recorded" ? keptTurns(recorded, run, commands) : undefined;
  return kept === undefined ? beginRecording(dir, run, "state") : start(path, kept);
}

/**
 * Keeps a copy of `run.jsonl` as `run.behind-<time>.jsonl`. To be called before `continueRecording` cuts off what was
 * recorded behind a save. Never throws.
 */
export function keepRecording(dir: string, now: Date): SetAside {
  return copyAside(recordingPath(dir), "behind", now);
}

/**
 * Adds a command that was carried out; `game` is the state after it. To be called after each `execute` that was not
 * rejected. Never throws.
 * @returns what went wrong, the first time that something does
 */
export function appendTurn(recording: Recording, command: Command, game: Game): FileProblem | undefined {
  if (recording.file === undefined) {
    return undefined;
  }
  const turn = recordedTurn(command, game, recording.commands + 1);
  const problem = write(recording, formatRecordedTurn(turn));
  if (problem === undefined) {
    recording.commands += 1;
    recording.unproven = turn.state === undefined ? game : undefined;
  }
  return problem;
}

function write(recording: Recording, text: string): FileProblem | undefined {
  if (recording.file === undefined) {
    return undefined;
  }
  try {
    writeFileSync(recording.file, text);
    recording.size += Buffer.byteLength(text);
    return undefined;
  } catch (error) {
    const problem = fail(recording, error);
    dropHalfLine(recording);
    close(recording);
    return problem;
  }
}

/** Writes the digest of the last state, and closes the file; it stays until the next run begins. */
export function closeRecording(recording: Recording): void {
  if (recording.unproven !== undefined) {
    write(recording, formatEnd(recording.unproven));
    recording.unproven = undefined;
  }
  close(recording);
}

function close(recording: Recording): void {
  if (recording.file === undefined) {
    return;
  }
  try {
    closeSync(recording.file);
  } catch (error) {
    fail(recording, error);
  }
  recording.file = undefined;
}

/** Writes what a recording holds from the outset, and opens it for what follows. */
function start(path: string, { header, turns }: RecordedRun): Recording {
  const text = formatRecording({ header, turns });
  const size = Buffer.byteLength(text);
  const recording: Recording = {
    path,
    commands: turns.length,
    problem: undefined,
    file: undefined,
    size,
    unproven: undefined,
  };
  const problem = writeFileAtomic(path, text);
  if (problem !== undefined) {
    return { ...recording, commands: 0, problem };
  }
  try {
    recording.file = openSync(path, "a");
  } catch (error) {
    fail(recording, error);
  }
  return recording;
}

function fail(recording: Recording, error: unknown): FileProblem {
  recording.problem ??= fileProblem(error, recording.path, "written");
  recording.commands = 0;
  return recording.problem;
}

/** What was written of a line when the disk was full would spoil the whole lines before it. */
function dropHalfLine(recording: Recording): void {
  try {
    if (recording.file !== undefined) {
      ftruncateSync(recording.file, recording.size);
    }
  } catch {
    // A torn last line is left out when the recording is read.
  }
}
