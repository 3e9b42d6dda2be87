import type { Study } from "@rustkeep/bot";
import { clean } from "@rustkeep/data";
import { percent, table } from "./layout.js";

const WIDTH = 78;

/** What of the mods had no part in any run that was won, by registry; nothing where none was won. */
export function neverWon(study: Study): string[] {
  const { tally, question } = study;
  if (!Object.values(tally.coverage).some(({ wins }) => wins > 0)) return [];
  const missing = question.content.filter((key) => (tally.coverage[key]?.wins ?? 0) === 0);
  if (missing.length === 0) return ["Everything that the mods hold had a part in a run that was won."];
  return ["No part in any run that was won:", ...wrap(missing.map((key) => clean(key)).join(", "))];
}

/** How often everything had a part in runs: items worn or used, affixes of such, abilities used, creatures fought, … */
export function reportCoverage({ tally, question }: Study): string[] {
  const rows = question.content.map((key) => {
    const { runs, wins } = tally.coverage[key] ?? { runs: 0, wins: 0 };
    const [registry = "", id = ""] = [key.slice(0, key.indexOf("/")), key.slice(key.indexOf("/") + 1)];
    return [registry, clean(id), String(runs), percent(runs / tally.done), String(wins)];
  });
  return table([["registry", "entry", "runs", "", "won"], ...rows], ["left", "left", "right", "right", "right"]);
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = " ";
  for (const word of text.split(" ")) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = " ";
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
