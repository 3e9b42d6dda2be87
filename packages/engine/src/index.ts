export type * from "./definitions/index.js";
export { createGame, type GameSetup, GameSetupError, type SetupProblem } from "./state/create-game.js";
export type * from "./state/index.js";
