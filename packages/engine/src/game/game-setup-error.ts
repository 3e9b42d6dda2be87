import type { Id } from "../content/definitions/text.js";
import type { FloorFailure } from "../state/message.js";

/** One thing that is wrong with a setup. */
export type SetupProblem =
  | { code: "bad_name"; name: string }
  | { code: "bad_seed" }
  | { code: "unknown_option"; option: Id }
  | { code: "duplicate_option"; option: Id }
  | { code: "wrong_pick"; category: Id; needed: number; chosen: number }
  | { code: "no_first_floor" }
  | { code: "floor_failed"; floor: Id; reason: FloorFailure };

/** Thrown by `createGame` with everything that is wrong with the setup. */
export class GameSetupError extends Error {
  readonly problems: readonly SetupProblem[];
  constructor(problems: readonly SetupProblem[]) {
    super(`the run cannot begin: ${problems.map((problem) => problem.code).join(", ")}`);
    this.name = "GameSetupError";
    this.problems = problems;
  }
}
