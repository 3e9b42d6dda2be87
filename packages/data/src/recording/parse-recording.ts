import { sayMisfit } from "@rustkeep/engine/shapes";
import type { FileProblem } from "../files/file-problem.js";
import { seedFrom1 } from "../save/migrations/from-1-to-2.js";
import { isReadable, migrateGame } from "../save/migrations/migrate.js";
import { treeOf } from "../save/migrations/tree.js";
import { type Fitted, fitPart } from "../shape/fit-part.js";
import {
  RECORDING_SCHEMA,
  type RecordedCommand,
  type RecordedRun,
  type RecordedState,
  type RecordedTurn,
  type RecordingHeader,
} from "./recording-format.js";

/** Why a recording is not read; `line` is counted from 1. */
export type RecordingRefusal =
  | { kind: "refused"; reason: "damaged"; message: string; line: number }
  | { kind: "refused"; reason: "other_schema"; message: string; schema: number }
  | { kind: "refused"; reason: "file_problem"; message: string; problem: FileProblem };

/** A recording that can be played. */
export interface ParsedRecording extends RecordedRun {
  kind: "recorded";
  /** The last line was cut off, as by a crash while it was written, and is left out. */
  torn: boolean;
}

/** Reads the text of a recording. Never throws. */
export function parseRecording(text: string): ParsedRecording | RecordingRefusal {
  const recorded = parseLines(text);
  return recorded.kind === "recorded" && schemaOf(text.slice(0, text.indexOf("\n"))) === 1
    ? { ...recorded, header: { ...recorded.header, cheats: hasCheats(recorded) } }
    : recorded;
}

/** Schema 1 allowed cheats to everybody. */
function hasCheats({ header, turns }: RecordedRun): boolean {
  return header.cheats || turns.some(({ command }) => command.command === "debug");
}

function parseLines(text: string): ParsedRecording | RecordingRefusal {
  const lines = text.split("\n");
  const complete = lines.at(-1) === "";
  if (complete) {
    lines.pop();
  }
  const [first = "", ...rest] = lines;
  const header = parseHeader(first);
  if (header.kind === "refused") {
    return header;
  }
  const turns: RecordedTurn[] = [];
  for (const [position, line] of rest.entries()) {
    const turn = parseLine(line, fitTurn);
    if (turn.kind === "fits") {
      addLine(turns, turn.value);
    } else if (position === rest.length - 1 && !complete) {
      return { kind: "recorded", header: header.value, turns, torn: true };
    } else {
      return damaged(position + 2, turn.why);
    }
  }
  return { kind: "recorded", header: header.value, turns, torn: false };
}

function fitTurn(value: unknown): Fitted<RecordedCommand | RecordedState> {
  return typeof value === "object" && value !== null && "state" in value
    ? fitPart("RecordedState", value, "state")
    : fitPart("RecordedCommand", value, "turn");
}

/** The digest of a state belongs to the command before it; where there is none, it is that of the beginning, which is known. */
function addLine(turns: RecordedTurn[], line: RecordedCommand | RecordedState): void {
  if ("command" in line) {
    turns.push(line);
    return;
  }
  const last = turns.pop();
  if (last !== undefined) {
    turns.push({ ...last, state: line.state });
  }
}

function parseHeader(line: string): { kind: "header"; value: RecordedRun["header"] } | RecordingRefusal {
  const schema = schemaOf(line);
  if (schema !== undefined && !isReadable(schema)) {
    const message = `the recording has format ${schema}; this version reads formats up to ${RECORDING_SCHEMA}`;
    return { kind: "refused", reason: "other_schema", message, schema };
  }
  const header = parseLine(line, fitHeader);
  return header.kind === "fits" ? { kind: "header", value: header.value } : damaged(1, header.why);
}

function schemaOf(line: string): number | undefined {
  const value = parseJson(line);
  const schema = typeof value === "object" && value !== null && "schema" in value ? value.schema : undefined;
  return typeof schema === "number" && Number.isSafeInteger(schema) ? schema : undefined;
}

type ParsedLine<T> = { kind: "fits"; value: T } | { kind: "differs"; why: string };

function parseLine<T>(line: string, read: (value: unknown) => Fitted<T>): ParsedLine<T> {
  const value = parseJson(line);
  if (value === undefined) {
    return { kind: "differs", why: "is not JSON" };
  }
  const fitted = read(value);
  return fitted.kind === "fits"
    ? fitted
    : { kind: "differs", why: `is damaged: ${sayMisfit(fitted.misfit, "the line")}` };
}

/** Recordings change their schema with saves: the state that they may start from is the same. */
function migrateHeader(value: unknown): unknown {
  const header = treeOf(value);
  const { schema, seed, base } = header;
  if (schema !== 1) {
    return value;
  }
  const migrated = { ...header, schema: RECORDING_SCHEMA, seed: seedFrom1(seed) };
  if (base === undefined) {
    return { ...migrated, cheats: false };
  }
  const game = migrateGame(base, schema);
  return { ...migrated, cheats: treeOf(game).cheats === true, base: game };
}

function fitHeader(value: unknown): Fitted<RecordingHeader> {
  const header = fitPart("RecordingHeader", migrateHeader(value), "header");
  if (header.kind === "differs" || header.value.base === undefined) {
    return header;
  }
  const base = fitPart("Game", header.value.base, "header.base");
  return base.kind === "differs" ? base : header;
}

/** The value of a line, undefined where it is not JSON. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The refusal of a recording because of what stands in one line. */
export function damaged(line: number, why: string): RecordingRefusal {
  return { kind: "refused", reason: "damaged", message: `line ${line} of the recording ${why}`, line };
}
