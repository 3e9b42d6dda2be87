import type { Measures, Study } from "@rustkeep/bot";
import { shareOf, statisticsOf, total } from "@rustkeep/bot";
import { clean } from "@rustkeep/data";
import { heading } from "./heading.js";
import { bar, interval, mean, percent, table } from "./layout.js";

const BAR = 16;

/** A study of fights as text: a line for each group of enemies. */
export function reportFights(study: Study): string[] {
  const head = ["against", "turns", "health lost", "left", "died", "95 %", ""];
  const rows = study.question.enemies.map((name) => row(name, study.tally.groups[name] ?? {}));
  const aligned = table([head, ...rows], ["left", "right", "right", "right", "right", "right", "left"]);
  return [...heading(study), "", ...aligned, ...undecided(study)];
}

function row(name: string, { turns = {}, lost = {}, left = {}, end = {} }: Measures): string[] {
  const deaths = shareOf(end.died ?? 0, total(end));
  return [
    name
      .split("+")
      .map((id) => clean(id))
      .join(" + "),
    mean(statisticsOf(turns)),
    mean(statisticsOf(lost)),
    mean(statisticsOf(left), 0),
    percent(deaths.share),
    interval(deaths),
    bar(deaths.share, BAR),
  ];
}

function undecided({ question, tally }: Study): string[] {
  const calledOff = question.enemies.reduce((sum, name) => sum + (tally.groups[name]?.end?.undecided ?? 0), 0);
  return calledOff === 0 ? [] : ["", `${calledOff} fights were called off after 500 turns.`];
}
