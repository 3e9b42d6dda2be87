import type { Command, Game, GameSetup, Id, Outcome, Registries } from "@rustkeep/engine";
import type { Language, LoadWarnings, LogEntry } from "@rustkeep/presentation";
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
      /** What had to be left out because its mod is gone. Not empty: ask before going on. */
      readonly pruned: readonly string[];
    };

/** A session between start and end of the program: the loaded mods, the settings and the run; the same for both front ends. */
export interface Session {
  readonly registries: Registries;
  readonly mods: readonly { readonly id: string; readonly version: string }[];
  /** Version of the game. */
  readonly version: string;
  readonly debug: boolean;
  readonly wish: Wish;
  /** A seed for a new run that nobody has chosen. */
  readonly drawSeed: () => bigint;
  readonly settings: () => Settings;
  /** Language in force: `--lang`, else the settings, else the environment. */
  readonly language: () => Language;
  readonly warnings: LoadWarnings;
  /** What is wrong with `settings.toml` and the keys in it, in the language in force; it stays until it is mended. */
  readonly settingsProblems: () => readonly string[];
  readonly savedRun: () => SavedRun;
  /**
   * Begins a run and its recording, and saves it. An earlier save is replaced, an unreadable one set aside.
   * @throws GameSetupError with every problem of the setup
   */
  readonly begin: (setup: GameSetup) => Game;
  /** Goes on with the saved run, after whatever `savedRun` said has been asked. */
  readonly resume: () => Game;
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
