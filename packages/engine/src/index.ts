export {
  ASSIGNABLE_ATTRIBUTES,
  ATTACK,
  ATTRIBUTES,
  BOSS_TAG,
  DAMAGE_TYPES,
  DEFAULT_ATTRIBUTES,
  DEFAULT_BALANCE,
  DEFAULT_HERO_NAME,
  EVENT_NAMES,
  FLEE,
  GOLD,
  JOURNAL_LENGTH,
  REGISTRY_NAMES,
} from "./constants.js";
export {
  type AttributeSource,
  abilitiesOf,
  abilityBlock,
  attribute,
  attributeSources,
  resistance,
} from "./creature-sheet.js";
export type * from "./definitions/index.js";
export { emptyRegistries } from "./empty-registries.js";
export { execute, rejection } from "./execute.js";
export { findPath } from "./floor/find-path.js";
export { type GeneratedFloor, generateFloor } from "./floor/generate.js";
export { isWalkable, roomAt, startPosition, type Tile, tileAt } from "./floor/tiles.js";
export { type Forecast, type ForecastHit, forecast } from "./forecast.js";
export { legalCommands } from "./legal-commands.js";
export { type Recording, replay } from "./replay.js";
export { categoriesInOrder, optionsOfCategory, slotsInOrder } from "./rules/catalogue.js";
export { dialogOptions, type OfferedOption, shopStock, talkingTo } from "./rules/dialog.js";
export { finalDamage, fleeChance, hitChance, rawDamage } from "./rules/formulas.js";
export { goldOf } from "./rules/inventory.js";
export { rollLoot } from "./rules/loot.js";
export { baseWithPoints, expNeeded } from "./rules/progression.js";
export { isLiving } from "./rules/reader.js";
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
export { buyPrice, itemPrice, sellPrice } from "./rules/trade.js";
export { floorByNumber, nextFloor } from "./rules/travel.js";
export { checkInvariants } from "./state/check-invariants.js";
export { createGame, type GameSetup } from "./state/create-game.js";
export { digest } from "./state/digest.js";
export { GameSetupError, type SetupProblem } from "./state/game-setup-error.js";
export type * from "./state/index.js";
