import type { Groups, Study } from "@rustkeep/bot";
import { ALL, shareOf, statisticsOf, total } from "@rustkeep/bot";
import { clean } from "@rustkeep/data";
import { heading, names } from "./heading.js";
import { interval, mean, number, percent, table } from "./layout.js";

const DECIMALS = { floor: 2, level: 2, turns: 0, gold_found: 0 } as const;

/** A comparison as text: both sides, and the differences within pairs of the same seed and hero, with 95 % intervals. */
export function reportAgainst(study: Study): string[] {
  const { tally, question } = study;
  const groups = Object.keys(tally.groups).sort((a, b) => Number(b === ALL) - Number(a === ALL));
  const rows = groups.map((name) => [
    clean(name),
    number(total(tally.groups[name]?.end ?? {}), 0),
    ...won(tally.groups, name),
    ...won(tally.against, name),
    difference(study, name),
  ]);
  const head = ["hero", "pairs", "won", "95 %", "won with", "95 %", "difference"];
  const aligned = table([head, ...rows], ["left", ...Array.from({ length: 6 }, () => "right" as const)]);
  return [...heading(study), `With ${names(question.against)}:`, "", ...aligned, "", ...others(study)];
}

function won(groups: Groups, name: string): string[] {
  const end = groups[name]?.end ?? {};
  const share = shareOf(end.won ?? 0, total(end));
  return [percent(share.share), interval(share)];
}

function difference({ tally }: Study, name: string): string {
  const { mean: value, margin } = statisticsOf(tally.differences[name]?.won ?? {});
  return `${signed(100 * value, 1)} ±${number(100 * margin)} points`;
}

function others({ tally }: Study): string[] {
  return Object.entries(DECIMALS).map(([what, decimals]) => {
    const before = mean(statisticsOf(tally.groups[ALL]?.[what] ?? {}), decimals);
    const { mean: value, margin } = statisticsOf(tally.differences[ALL]?.[what] ?? {});
    const change = `${signed(value, decimals)} ±${number(margin, decimals)}`;
    return `${what.replace("_", " ").padEnd(12)} ${what === "floor" ? "" : `${before}, `}difference ${change}`;
  });
}

function signed(value: number, decimals: number): string {
  return `${value > 0 ? "+" : ""}${number(value, decimals)}`;
}
