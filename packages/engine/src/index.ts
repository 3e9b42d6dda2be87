export { categoriesInOrder, optionsOfCategory, slotsInOrder } from "./content/catalogue.js";
export { CODE_FUNCTIONS, type CodeFunction } from "./content/code-functions.js";
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
} from "./content/constants.js";
export type * from "./content/definitions/index.js";
export { emptyRegistries } from "./content/empty-registries.js";
export { EVENT_FIELDS } from "./content/event-fields.js";
export {
  type CodePlace,
  type EventField,
  type FormulaProblem,
  type Program,
  type Reading,
  type Reference,
  withFullIds,
  writtenPlace,
} from "./content/formula/index.js";
export { type CodeKind, readCode } from "./content/read-code.js";
export { findPath } from "./floor/find-path.js";
export { type GeneratedFloor, generateFloor } from "./floor/generate.js";
export { isWalkable, roomAt, startPosition, type Tile, tileAt } from "./floor/tiles.js";
export { checkInvariants } from "./game/check-invariants.js";
export { dialogOptions, type OfferedOption, shopStock, talkingTo } from "./game/conversation.js";
export { createGame } from "./game/create-game.js";
export { execute, rejection } from "./game/execute.js";
export { type Forecast, type ForecastHit, forecast } from "./game/forecast.js";
export { type ForkOptions, fork } from "./game/fork.js";
export { GameSetupError, type SetupProblem } from "./game/game-setup-error.js";
export { legalCommands } from "./game/legal-commands.js";
export {
  type Observation,
  type ObservedFloor,
  type ObservedNpc,
  type ObservedPile,
  type ObservedRoom,
  observe,
} from "./game/observe.js";
export { parseCommand } from "./game/parse-command.js";
export { type ParsedGame, parseGame } from "./game/parse-game.js";
export { type PlayedRun, replay } from "./game/replay.js";
export { type SettledAction, settledActions } from "./game/settled-actions.js";
export type { GameSetup } from "./game/setup-problems.js";
export {
  type AttributeSource,
  abilitiesOf,
  abilityBlock,
  attribute,
  attributeSources,
  resistance,
} from "./game/sheet.js";
export { type Aim, aimsOf } from "./rules/actions/aims.js";
export { finalDamage, fleeChance, hitChance, rawDamage } from "./rules/combat/formulas.js";
export { baseWithPoints, expNeeded } from "./rules/growth/progression.js";
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
  seedText,
  weighted,
} from "./rules/rng.js";
export { goldOf } from "./rules/things/inventory.js";
export { rollLoot } from "./rules/things/loot.js";
export { buyPrice, itemPrice, sellPrice } from "./rules/things/trade.js";
export { floorByNumber, mayLeave, nextFloor } from "./rules/travel/travel.js";
export { isLiving } from "./rules/view.js";
export { digest } from "./state/digest.js";
export type * from "./state/index.js";
