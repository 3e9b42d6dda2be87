import type { Command, Game, Id } from "@rustkeep/engine";
import { type SavedMod, savedModShape } from "../save/save-format.js";
import { commandShape } from "../shape/command-shape.js";
import { gameShape } from "../shape/game-shape.js";
import { list, object, type Shape, whole } from "../shape/shape.js";
import { heroName, hex16, id, version } from "../shape/text-shapes.js";

/** The format of recordings that this version writes and reads. */
export const RECORDING_SCHEMA = 1;

/** The first line of a recording: what a run starts from. */
export interface RecordingHeader {
  schema: number;
  /** 16 hexadecimal digits. */
  seed: string;
  name: string;
  options: Id[];
  /** The mods that were loaded, in load order. */
  mods: SavedMod[];
  /** Version of the game. */
  game: string;
  /** The state that the commands start from; without it, that of a new run. */
  base?: Game;
}

/** Every further line: a command that was carried out, and the state of the random generator after it. */
export interface RecordedTurn {
  command: Command;
  rng: string;
}

/** A recording as a whole. */
export interface RecordedRun {
  header: RecordingHeader;
  turns: RecordedTurn[];
}

export const recordingHeaderShape: Shape<RecordingHeader> = object(
  {
    schema: whole(0),
    seed: hex16,
    name: heroName,
    options: list(id),
    mods: list(savedModShape),
    game: version,
    base: gameShape,
  },
  ["base"],
);

export const recordedTurnShape: Shape<RecordedTurn> = object({ command: commandShape, rng: hex16 });
