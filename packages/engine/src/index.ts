export type * from "./definitions/index.js";
export { findPath } from "./floor/find-path.js";
export { type GeneratedFloor, generateFloor } from "./floor/generate.js";
export { isWalkable, roomAt, startPosition, type Tile, tileAt } from "./floor/tiles.js";
export { rollLoot } from "./rules/loot.js";
export {
  below,
  chance,
  createRng,
  nextU64,
  type Rng,
  range,
  rngFromState,
  rngState,
  type Seed,
  seedHex,
  weighted,
} from "./rules/rng.js";
export { createGame, type GameSetup, GameSetupError, type SetupProblem } from "./state/create-game.js";
export { digest } from "./state/digest.js";
export type * from "./state/index.js";
