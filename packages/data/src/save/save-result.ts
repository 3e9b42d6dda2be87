import type { Game } from "@rustkeep/engine";
import type { FileProblem } from "../files/file-problem.js";
import type { SavedMod } from "./save-format.js";

/** A run and what the save says about it. */
export interface SaveInput {
  game: Game;
  /** The loaded mods, in load order. */
  mods: readonly SavedMod[];
  /** How many commands the recording of the run holds. */
  commands: number;
  /** Version of the game. */
  gameVersion: string;
}

/**
 * What became of saving. `finished_run`: a run that is over is never saved; `broken_state`: the state is one that could
 * not be read again, so the save before it is kept.
 */
export type SaveWriteResult =
  | { kind: "saved"; path: string }
  | { kind: "not_saved"; reason: "file_problem"; message: string; problem: FileProblem }
  | { kind: "not_saved"; reason: "finished_run" | "broken_state"; message: string };
