/**
 * What a player is told about a game, for any front end: views, which turn the game into plain data (names, figures,
 * reasons, promises in words) and leave nothing to do but lay them out; sentences for what happened and why something is
 * refused; the languages; and ways to walk. Nothing here knows a terminal, a page or a file, changes a game or draws
 * random numbers. All texts are clean: nothing from a mod or a save in them can control a terminal.
 */

export type { Texts } from "./languages/catalogue.js";
// Languages, and the words that everything is made of.
export type { KeyAction } from "./languages/en/keys.js";
export type { GameText, GameWordFault } from "./languages/foreign/catalogue-of-words.js";
export type { GameWords } from "./languages/foreign/game-words.js";
export { gameTexts, gameWordFaults, LANGUAGES, type Language, languageOfLocale, textsOf } from "./languages/texts.js";
// Sentences.
export { importantTexts } from "./sentences/important-texts.js";
export { rejectionSentence } from "./sentences/rejection-sentence.js";
export { createRunLog, foesOf, foesOfTurn, type LogEntry, type RunLog } from "./sentences/run-log.js";
export { liesInMods, type SummaryLine, setupProblemSentence } from "./sentences/run-summary.js";
export { firstProblem, type LoadWarnings, loadWarningWords } from "./sentences/start-problems.js";
export { type Told, type Tone, tellLog } from "./sentences/tell-log.js";
// Views, by what they show.
export {
  type AbilityDetail,
  type AbilityView,
  abilityDetail,
  type BlockView,
  peacefulAbilities,
} from "./views/ability-view.js";
export { type ComparedValue, type Comparison, compareItem } from "./views/compare-item.js";
export {
  type CategoryView,
  categoriesView,
  type OptionDetail,
  type OptionView,
  optionDetail,
} from "./views/creation-view.js";
export { dangerAhead } from "./views/danger-ahead.js";
export {
  type EnemyView,
  enemyViews,
  type FightView,
  fightView,
  type IntentView,
  intentWords,
  livingIndices,
} from "./views/fight-view.js";
export { type GameOverView, gameOverView } from "./views/game-over-view.js";
export type { Gauge } from "./views/gauge.js";
export { type HeroView, heroView } from "./views/hero-view.js";
export {
  type CarriedView,
  type InventoryView,
  inventoryView,
  SORT_KEYS,
  type SortKey,
  type WornView,
} from "./views/inventory-view.js";
export { type ComparisonView, type ItemView, itemView } from "./views/item-view.js";
export { type MapMark, mapMarks } from "./views/map-marks.js";
export { type PlaceKind, type PlaceView, placesView } from "./views/places-view.js";
export { type Prospect, type ProspectHit, prospectWords, type WordLength } from "./views/prospect.js";
export { type QuestView, questsView } from "./views/quests-view.js";
export { type RoomView, roomView, type SpotView } from "./views/room-view.js";
export {
  assignableOf,
  type Points,
  SHEET_SUBJECTS,
  type SheetSubject,
  type SheetValue,
  type SheetView,
  type SourcesView,
  sheetView,
  sourcesView,
} from "./views/sheet-view.js";
export { type GoodsView, type ShopView, shopView } from "./views/shop-view.js";
export type { StateDetail, StateView } from "./views/state-view.js";
export { type TalkView, talkEffects, talkView } from "./views/talk-view.js";
export { type OfferView, offersHere, type ThingView, type TileView, tileView } from "./views/tile-view.js";
// Ways to walk.
export { exploreWay, pileKey, stairsWay } from "./ways/explore-way.js";
export { findWay } from "./ways/find-way.js";
export { isNews, type Journey, type NextStep, nextStep, type Walk } from "./ways/walk.js";
export { cleanLines, cleanText } from "./words/clean-text.js";
export { nameOf } from "./words/names.js";
