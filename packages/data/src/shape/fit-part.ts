import type { Game } from "@rustkeep/engine";
import { gameMisfit, type Misfit, misfitWithin, shapeReader, stateShapes } from "@rustkeep/engine/shapes";
import type { RecordedCommand, RecordedState, RecordingHeader } from "../recording/recording-format.js";
import type { SaveHeader, Version } from "../save/save-format.js";
import type { Settings } from "../settings/settings-format.js";
import { fileShapes } from "./generated-shapes.js";

const reader = shapeReader({ ...stateShapes, ...fileShapes });

/** What the files of a player consist of. */
interface Parts {
  Game: Game;
  RecordedCommand: RecordedCommand;
  RecordedState: RecordedState;
  RecordingHeader: RecordingHeader;
  SaveHeader: SaveHeader;
  Settings: Settings;
  Version: Version;
}

/** What became of fitting a value: a new tree with its fields in declared order, or the first thing that does not fit. */
export type Fitted<T> = { kind: "fits"; value: T } | { kind: "differs"; misfit: Misfit };

/** Holds a value of unknown origin against a type; `name` is what paths begin with, "" for nothing.
 * Throws nothing for any TOML or JSON. */
export function fitPart<N extends keyof Parts>(part: N, value: unknown, name: string): Fitted<Parts[N]> {
  const misfit = part === "Game" ? gameMisfit(value) : reader.misfit(part, value);
  return misfit === undefined
    ? { kind: "fits", value: reader.arranged(part, value) as Parts[N] }
    : { kind: "differs", misfit: name === "" ? misfit : misfitWithin(name, misfit) };
}
