import type { Id } from "../content/definitions/text.js";
import type { FloorFailure } from "../state/message.js";
import { quoted } from "../state/shape-reader.js";

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
    super(`the run cannot begin: ${problems.map(problemWords).join("; ")}`);
    this.name = "GameSetupError";
    this.problems = problems;
  }
}

function problemWords(problem: SetupProblem): string {
  switch (problem.code) {
    case "bad_name":
      return `the name must be 1 to 24 printable characters, not only blanks, but is ${quoted(problem.name)}`;
    case "bad_seed":
      return "the seed must be a whole number from 0 to 18446744073709551615, or such a number as a text, decimal or 0x…";
    case "unknown_option":
      return `there is no option ${quoted(problem.option)}`;
    case "duplicate_option":
      return `the option ${quoted(problem.option)} is chosen twice`;
    case "wrong_pick":
      return `the category ${problem.category} asks for ${problem.needed} options, but ${problem.chosen} are chosen`;
    case "no_first_floor":
      return "there is no floor with number 1";
    case "floor_failed":
      return `the floor ${problem.floor} could not be made (${problem.reason})`;
    default:
      return problem satisfies never;
  }
}
