import type { Id, Registries } from "@rustkeep/engine";
import { adaptHero } from "./adapt-hero.js";
import { playRun } from "./play-run.js";
import { type RunRecord, spentShare } from "./run-record.js";
import { seedOfGame } from "./seeds.js";
import { emptyTally, type Groups, measure, type Tally } from "./tally.js";
import type { RunsWork } from "./work.js";

/** The group of all games. */
export const ALL = "all";

/** Plays runs, each twice where two sets of mods are compared: with the same seed, by the same hero. */
export function playRuns(work: RunsWork, numbers: readonly number[]): Tally {
  const tally = emptyTally();
  const { registries, against } = work;
  for (const number of numbers) {
    const hero = work.heroes[number % work.heroes.length] ?? [];
    const run = play(work, registries, hero, number);
    tally.done += 1;
    addRun(tally.groups, run, hero);
    addCoverage(tally, run);
    if (against === undefined) continue;
    const other = play(work, against, adaptHero(hero, against), number);
    addRun(tally.against, other, hero);
    addDifference(tally.differences, run, other, hero);
  }
  return tally;
}

function play(work: RunsWork, registries: Registries, options: readonly Id[], number: number): RunRecord {
  return playRun(
    { seed: seedOfGame(BigInt(work.seed), number), options, policy: work.policy, endless: work.endless },
    registries,
  );
}

function addRun(groups: Groups, run: RunRecord, hero: readonly Id[]): void {
  const names = [ALL, ...hero];
  const add = (what: string, value: string | number) => measure(groups, names, what, value);
  add("end", run.end);
  if (run.end === "won") add("depth", run.floor);
  if (run.end === "won") addWin(add, run);
  else {
    add("death_floor", run.floor);
    add("death_cause", run.end === "died" ? run.cause : "stuck");
    if (run.failedFloor !== "") add("failed_floor", run.failedFloor);
  }
  add("level", run.level);
  add("turns", run.turns);
  add("gold_found", run.goldFound);
  add("quests_done", run.questsDone);
  for (const [floor, turns] of run.turnsOnFloor) add(`floor_${floor}_turns`, turns);
  for (const fight of run.fights) {
    const where = fight.boss ? "boss" : `floor_${fight.floor}`;
    add(`${where}_fight_turns`, fight.turns);
    add(`${where}_fight_lost`, fight.lost);
    add(`${where}_fight_end`, fight.end);
    if (fight.unhurt) add(`${where}_unhurt_fight_end`, fight.end);
  }
}

function addWin(add: (what: string, value: number) => void, run: RunRecord): void {
  add("won_turns", run.turns);
  add("won_level", run.level);
  add("won_gold_spent_percent", spentShare(run));
  add("won_gold_found", run.goldFound);
  add("won_gold_offered", run.goldOffered);
}

function addDifference(groups: Groups, run: RunRecord, other: RunRecord, hero: readonly Id[]): void {
  const add = (what: string, value: number) => measure(groups, [ALL, ...hero], what, value);
  add("won", Number(other.end === "won") - Number(run.end === "won"));
  add("floor", other.floor - run.floor);
  add("level", other.level - run.level);
  add("turns", other.turns - run.turns);
  add("gold_found", other.goldFound - run.goldFound);
}

function addCoverage(tally: Tally, run: RunRecord): void {
  for (const key of run.met) {
    const known = tally.coverage[key] ?? { runs: 0, wins: 0 };
    tally.coverage[key] = { runs: known.runs + 1, wins: known.wins + (run.end === "won" ? 1 : 0) };
  }
}
