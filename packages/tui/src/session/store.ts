import type { RecordedTurn, RunToRecord } from "@rustkeep/data/recordings";
import type { FileProblem, ReadSaveResult, SaveInput, SaveWriteResult } from "@rustkeep/data/saves";
import type { Settings as KeptSettings, ReadSettings } from "@rustkeep/data/settings";
import type { LoadLogResult, LoadResult, LogFinding } from "@rustkeep/data/sources";
import type { Command, Game, Registries } from "@rustkeep/engine";

/** Where a player's mods, settings, run and recording are kept: a folder of files, or the storage of a page. */
export interface Store {
  /** What was wrong when it was opened; the game can be played all the same. */
  readonly problems: readonly FileProblem[];
  /**
   * The base game with the player's mods, texts in a language.
   * @throws ModLoadError where they cannot be loaded
   */
  readonly loadMods: (language: string) => LoadResult;
  /** Keeps the findings of this start, those of further calls behind those of the first. */
  readonly log: (findings: readonly LogFinding[]) => LoadLogResult;
  readonly readSettings: () => ReadSettings;
  readonly writeSettings: (settings: KeptSettings) => FileProblem | undefined;
  readonly readSave: (registries: Registries) => ReadSaveResult;
  readonly writeSave: (input: SaveInput) => SaveWriteResult;
  readonly deleteSave: () => FileProblem | undefined;
  /** Moves a save that cannot be read out of the way; one that can be read stays. */
  readonly setUnreadableSaveAside: () => FileProblem | undefined;
  /** Keeps a copy of a save of which something had to be left out. */
  readonly keepUnprunedSave: () => FileProblem | undefined;
  /** Begins the recording anew, with a run just created or with the state itself. */
  readonly beginRecording: (run: RunToRecord, from: "new_run" | "state") => Recorder;
  /** Goes on with the recording behind its first `commands`, or begins it anew where those do not lead to this state. */
  readonly continueRecording: (run: RunToRecord, commands: number) => Recorder;
  /** What was recorded behind the first `commands`, which lead to this state; nothing where they do not. */
  readonly recordedBehind: (run: RunToRecord, commands: number) => readonly RecordedTurn[];
  /** Keeps a copy of the recording, before what stands behind the save is cut off. */
  readonly keepRecording: () => FileProblem | undefined;
  /** Lets go of it, so that another game can have it. */
  readonly close: () => void;
}

/** A recording that is being written. Once that has failed, nothing more is recorded; the game goes on. */
export interface Recorder {
  /** Why it could not be begun. */
  readonly problem: FileProblem | undefined;
  /** Commands that it holds: what belongs into the save. 0 once writing has failed. */
  readonly commands: () => number;
  /** Adds a command that was carried out, `game` being the state after it; answers what went wrong, the first time that something does. */
  readonly append: (command: Command, game: Game) => FileProblem | undefined;
  readonly close: () => void;
}
