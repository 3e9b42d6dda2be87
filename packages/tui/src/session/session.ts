import type { RecordedMod } from "@rustkeep/data/recordings";
import type { Command, Game, GameSetup, Id, Outcome, Registries } from "@rustkeep/engine";
import type { Language, LoadWarnings, LogEntry, Texts } from "@rustkeep/presentation";
import type { Settings } from "./settings.js";

/** What the command line says about the run to play; "" and [] where it says nothing. */
export interface Wish {
  /** `--new`: a new run even if one is saved. */
  readonly newRun: boolean;
  /** `--yes`: no question before a saved run is replaced. */
  readonly yes: boolean;
  /** undefined draws one. */
  readonly seed: bigint | undefined;
  readonly name: string;
  /** Full ids. */
  readonly options: readonly Id[];
}

/** Whether the command line asks for a new run. */
export function wantsNewRun({ newRun, seed, name, options }: Wish): boolean {
  return newRun || seed !== undefined || name !== "" || options.length > 0;
}

/** Turns that were recorded behind a save: how many, and whether the run is over after them. */
export interface Behind {
  readonly turns: number;
  readonly over: boolean;
}

/** What lies in the data directory. */
export type SavedRun =
  | { readonly kind: "none" }
  /** Not readable, or of another version; the file stays as it is. */
  | { readonly kind: "refused"; readonly message: string }
  | {
      readonly kind: "ready";
      readonly hero: string;
      /** The id of the floor's definition and its number. */
      readonly floor: Id;
      readonly floorNumber: number;
      readonly turn: number;
      /** What was recorded behind the save, as after a crash. Worked out when it is asked for. */
      readonly behind: () => Behind;
      /** What had to be left out because its mod is gone. Not empty: ask before going on. */
      readonly pruned: readonly string[];
    };

/** A session between start and end of the program: the loaded mods, the settings and the run; the same for both front ends. */
export interface Session {
  readonly registries: Registries;
  /** The loaded mods, in load order, with the digests of their content. */
  readonly mods: readonly RecordedMod[];
  /** Version of the game. */
  readonly version: string;
  readonly debug: boolean;
  readonly wish: Wish;
  /** A seed for a new run that nobody has chosen. */
  readonly drawSeed: () => bigint;
  readonly settings: () => Settings;
  /** Language in force: `--lang`, else the settings, else the environment. */
  readonly language: () => Language;
  /** The languages to choose from: those of the game, and those of the mods. */
  readonly languages: () => readonly Language[];
  /** The texts of the language in force. */
  readonly texts: () => Texts;
  readonly warnings: LoadWarnings;
  /** What is wrong with `settings.toml` and the keys in it, in the language in force; it stays until it is mended. */
  readonly settingsProblems: () => readonly string[];
  readonly savedRun: () => SavedRun;
  /**
   * Begins a run and its recording, and saves it. An earlier save is replaced, an unreadable one set aside.
   * @throws GameSetupError with every problem of the setup
   */
  readonly begin: (setup: GameSetup) => Game;
  /**
   * Goes on with the saved run, after whatever `savedRun` said has been asked: `from` its save, or the end of what was
   * recorded behind it. What is not taken of the recording is kept aside.
   */
  readonly resume: (from: "save" | "recording") => Game;
  /** Plays one command: the one place that calls `execute`. Records it, and saves on every new floor. */
  readonly play: (game: Game, command: Command) => Outcome;
  /** The last 200 messages, oldest first. */
  readonly log: () => readonly LogEntry[];
  /** Writes the run, unless it is over; answers what went wrong, "" for nothing. */
  readonly save: (game: Game) => string;
  /** Deletes the save of a finished run; call it when its end is shown. Further calls do nothing. */
  readonly finish: () => void;
  /** Puts settings into force and writes them; answers what went wrong, "" for nothing. */
  readonly changeSettings: (settings: Settings) => string;
  /** Problems with files since the last call (a full disk), for the status line. */
  readonly problems: () => readonly string[];
  /** Lets go of the data directory. */
  readonly close: () => void;
}
