import type { Measures, Study } from "@rustkeep/bot";
import { ALL, type Histogram, shareOf, statisticsOf, total } from "@rustkeep/bot";
import { clean } from "@rustkeep/data";
import { neverWon } from "./coverage.js";
import { heading } from "./heading.js";
import { bar, beside, interval, mean, number, percent, table } from "./layout.js";

const WIN_BAR = 30;
const DEATH_BAR = 12;
const SECOND_COLUMN = 38;
const CAUSES = 7;

/** A study of whole runs as text, with charts, about a screen of it. */
export function reportRuns(study: Study): string[] {
  const all = study.tally.groups[ALL] ?? {};
  return [
    ...heading(study),
    "",
    ...wins(study),
    "",
    ...beside(deathFloors(all), deathCauses(all), SECOND_COLUMN),
    "",
    ...floors(all),
    "",
    ...ends(all),
    ...(study.question.endless ? depths(all) : []),
    ...neverWon(study),
  ];
}

function wins({ tally }: Study): string[] {
  const names = Object.keys(tally.groups).sort((a, b) => Number(b === ALL) - Number(a === ALL));
  const rows = names.map((name) => {
    const end = tally.groups[name]?.end ?? {};
    const won = shareOf(end.won ?? 0, total(end));
    return [clean(name), number(total(end), 0), percent(won.share), interval(won), bar(won.share, WIN_BAR)];
  });
  return table([["hero", "runs", "won", "95 %", ""], ...rows], ["left", "right", "right", "right", "left"]);
}

function deathFloors({ death_floor = {} }: Measures): string[] {
  const floors = Object.keys(death_floor).sort((a, b) => Number(a) - Number(b));
  return shares("died on", death_floor, floors, (floor) => `floor ${floor}`);
}

function deathCauses({ death_cause = {} }: Measures): string[] {
  const causes = Object.keys(death_cause).sort((a, b) => (death_cause[b] ?? 0) - (death_cause[a] ?? 0));
  return shares("by", death_cause, causes.slice(0, CAUSES), (cause) => clean(cause) || "nobody");
}

function shares(head: string, histogram: Histogram, keys: readonly string[], name: (key: string) => string): string[] {
  const all = total(histogram);
  const rows = keys.map((key) => {
    const share = (histogram[key] ?? 0) / all;
    return [name(key), percent(share), bar(share, DEATH_BAR)];
  });
  return table([[head, "deaths", ""], ...rows], ["left", "right", "left"]);
}

function floors(all: Measures): string[] {
  const numbers = Object.keys(all).flatMap((what) => /^floor_(\d+)_turns$/.exec(what)?.[1] ?? []);
  const rows = numbers
    .sort((a, b) => Number(a) - Number(b))
    .map((floor) => floorRow(all, `floor ${floor}`, `floor_${floor}`));
  const boss = all.boss_fight_turns === undefined ? [] : [floorRow(all, "boss", "boss")];
  const head = ["", "turns", "turns a fight", "median", "lost a fight", "fled", "died", "died unhurt"];
  return table([head, ...rows, ...boss], ["left", ...Array.from({ length: 7 }, () => "right" as const)]);
}

function floorRow(all: Measures, name: string, prefix: string): string[] {
  const end = all[`${prefix}_fight_end`] ?? {};
  const unhurt = all[`${prefix}_unhurt_fight_end`] ?? {};
  const turns = statisticsOf(all[`${prefix}_fight_turns`] ?? {});
  const onFloor = all[`${prefix}_turns`];
  return [
    name,
    onFloor === undefined ? "" : number(statisticsOf(onFloor).mean, 0),
    mean(turns),
    number(turns.median, 0),
    mean(statisticsOf(all[`${prefix}_fight_lost`] ?? {})),
    percent((end.fled ?? 0) / total(end)),
    percent((end.died ?? 0) / total(end)),
    percent((unhurt.died ?? 0) / total(unhurt)),
  ];
}

/** How deep those came who have won and went on. */
function depths({ depth = {} }: Measures): string[] {
  const reached = statisticsOf(depth);
  if (reached.count === 0) return [];
  const deepest = Math.max(...Object.keys(depth).map(Number));
  return [
    `The winners came down to floor ${mean(reached)} on average (median ${number(reached.median, 0)}, deepest ${number(deepest, 0)}).`,
  ];
}

function ends(all: Measures): string[] {
  const median = (what: string) => number(statisticsOf(all[what] ?? {}).median, 0);
  const average = (what: string) => mean(statisticsOf(all[what] ?? {}));
  const stuck = all.end?.stuck ?? 0;
  const lines = [
    `At the end: level ${average("level")}, ${average("turns")} turns, ${average("quests_done")} quests done.`,
    `The median winner: level ${median("won_level")}, ${median("won_turns")} turns; gold: found ${median("won_gold_found")}, ` +
      `spent ${median("won_gold_spent_percent")} % of it, offered goods for ${median("won_gold_offered")}.`,
  ];
  const failed = Object.entries(all.failed_floor ?? {}).map(
    ([floor, runs]) => `${clean(floor)} could not be made: that ended ${runs} of these.`,
  );
  const givenUp = stuck === 1 ? "1 run got nowhere and was given up." : `${stuck} runs got nowhere and were given up.`;
  return stuck === 0 ? lines : [...lines, givenUp, ...failed];
}
