import type { Command, Count, Game, HeroName, Hex16, Id, SeedText } from "@rustkeep/engine";
import type { SavedMod, Version } from "../save/save-format.js";

/** The format of recordings that this version writes; it reads older ones, too. */
export const RECORDING_SCHEMA = 2;

/** How many commands lie between two digests of the state. */
export const COMMANDS_PER_DIGEST = 50;

/** A mod as a recording names it. */
export interface RecordedMod extends SavedMod {
  /** Digest of its content, as `loadMods` tells it; recordings of schema 1 have none. */
  digest?: Hex16;
}

/** The first line of a recording: what a run starts from. */
export interface RecordingHeader {
  schema: Count;
  seed: SeedText;
  name: HeroName;
  options: Id[];
  /** The mods that were loaded, in load order. */
  mods: RecordedMod[];
  /** Version of the game. */
  game: Version;
  /** Whether cheats were allowed in the state that the commands start from. */
  cheats: boolean;
  /** The state that the commands start from; without it, that of a new run. */
  base?: Game;
}

/** A line for each command that was carried out, with the state of the random generator after it. */
export interface RecordedCommand {
  command: Command;
  rng: Hex16;
}

/** A line behind every fiftieth command and behind the last one: the digest of the whole state after it. */
export interface RecordedState {
  state: Hex16;
}

/** A command and what is known of the state after it. */
export interface RecordedTurn extends RecordedCommand, Partial<RecordedState> {}

/** A recording as a whole. */
export interface RecordedRun {
  header: RecordingHeader;
  turns: RecordedTurn[];
}
