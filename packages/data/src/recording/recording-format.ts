import type { Command, Count, Game, HeroName, Hex16, Id, SeedText } from "@rustkeep/engine";
import type { SavedMod, Version } from "../save/save-format.js";

/** The format of recordings that this version writes; it reads older ones, too. */
export const RECORDING_SCHEMA = 2;

/** The first line of a recording: what a run starts from. */
export interface RecordingHeader {
  schema: Count;
  seed: SeedText;
  name: HeroName;
  options: Id[];
  /** The mods that were loaded, in load order. */
  mods: SavedMod[];
  /** Version of the game. */
  game: Version;
  /** The state that the commands start from; without it, that of a new run. */
  base?: Game;
}

/** Every further line: a command that was carried out, and the state of the random generator after it. */
export interface RecordedTurn {
  command: Command;
  rng: Hex16;
}

/** A recording as a whole. */
export interface RecordedRun {
  header: RecordingHeader;
  turns: RecordedTurn[];
}
