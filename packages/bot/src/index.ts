export { type Bot, createBot, POLICIES, type Policy } from "./players/bot.js";
export { adaptHero } from "./studies/adapt-hero.js";
export { contentOf } from "./studies/content.js";
export { doWork } from "./studies/do-work.js";
export { type Histogram, statisticsOf, total } from "./studies/histogram.js";
export { type Share, shareOf } from "./studies/intervals.js";
export { groupName } from "./studies/play-fights.js";
export { playRun, type RunSetup } from "./studies/play-run.js";
export { ALL } from "./studies/play-runs.js";
export type { FightRecord, RunEnd, RunRecord } from "./studies/run-record.js";
export { seedOfGame } from "./studies/seeds.js";
export {
  isStudy,
  joinStudies,
  type Question,
  STUDY_SCHEMA,
  type Study,
  type StudyMod,
  sorted,
} from "./studies/study.js";
export { addTally, emptyTally, type Groups, type Measures, type Tally } from "./studies/tally.js";
export type { Work } from "./studies/work.js";
