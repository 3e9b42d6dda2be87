import type { FileProblem } from "../files/file-problem.js";

/**
 * Why a save is not read. `unreadable`: not TOML (`line` and `column` from 1, 0 where not known) or not a save at all;
 * `other_schema`: written by another version of the game; `damaged`: a field is missing or cannot be ("" for the save as a whole); `finished`: the run
 * is over; `file_problem`: the system did not give the file. The file stays as it is.
 */
export type SaveRefusal =
  | { kind: "refused"; reason: "unreadable"; message: string; line: number; column: number }
  | { kind: "refused"; reason: "other_schema"; message: string; schema: number; game: string }
  | { kind: "refused"; reason: "damaged"; message: string; field: string; expected: string; found: string }
  | { kind: "refused"; reason: "finished"; message: string }
  | { kind: "refused"; reason: "file_problem"; message: string; problem: FileProblem };
