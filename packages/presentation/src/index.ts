export {
  abilityInShort,
  describeAbility,
  describeItem,
  describeOption,
  describeTimedModifier,
  describeUse,
} from "./describe/describe-entry.js";
export type { KeyAction } from "./languages/en/keys.js";
export { LANGUAGES, type Language, languageOfLocale, type Texts, textsOf } from "./languages/texts.js";
export { countedNames } from "./sentences/message-sentence.js";
export { blockBriefly, blockWords, rejectionSentence } from "./sentences/rejection-sentence.js";
export { createRunLog, foesOf, foesOfTurn, type LogEntry } from "./sentences/run-log.js";
export { floorTitle, liesInMods, originOf, runSummary, setupProblemSentence } from "./sentences/run-summary.js";
export { firstProblem, type LoadWarnings, loadWarningWords } from "./sentences/start-problems.js";
export { type Told, type Tone, tellLog } from "./sentences/tell-log.js";
export { type ComparedValue, type Comparison, compareItem } from "./views/compare-item.js";
export { abilityWords, intentWords, outlook } from "./views/fight-words.js";
export { type Carried, SORT_KEYS, sortedInventory } from "./views/sort-inventory.js";
export { lastWords } from "./views/talk.js";
export { exploreWay, pileKey, samePlace, stairsWay, tilesOf } from "./ways/explore-way.js";
export { findWay } from "./ways/find-way.js";
export { isNews, type Journey, nextStep, type Walk } from "./ways/walk.js";
export { cleanLines, cleanText } from "./words/clean-text.js";
export { compassWord } from "./words/compass-word.js";
export { countedName, itemName, nameOf } from "./words/names.js";
export { change, figure, percent, quantity, unitOf } from "./words/numbers.js";
export { pointMeans } from "./words/point-means.js";
export { sourceFigures, sourceName } from "./words/source-words.js";
