import type { Registries } from "../definitions/registries.js";
import type { Id } from "../definitions/text.js";
import type { Seed } from "../rules/rng.js";
import type { Game } from "./game.js";
import type { FloorFailure } from "./message.js";

/** What a new run is made from. */
export interface GameSetup {
  /** Below 2^64. */
  seed: Seed;
  /** 1–24 printable characters. */
  name: string;
  /** Full ids, for each category as many as it asks for. */
  options: readonly Id[];
}

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

/**
 * Begins a run: the hero with his options and starting items, on the first floor, at turn 0.
 * @throws GameSetupError with every problem of the setup listed
 */
export function createGame(registries: Registries, setup: GameSetup): Game {
  throw new Error(`not built yet ${registries.balance.flee} ${setup.name}`);
}
