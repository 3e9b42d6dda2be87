import { parseArgs } from "node:util";
import { keepFailure } from "./keep-failure.js";
import { plans } from "./plans.js";
import { playAgain, playRun } from "./play.js";
import { readFailure } from "./read-failure.js";
import type { RunPlan, RunResult } from "./run.js";
import { shrinkFailure } from "./shrink-failure.js";

const USAGE = `Usage: npm run soak [-- [--minutes N] [--runs N] [--from N] [--out DIR]]
       npm run soak -- --replay DIR

Plays whole runs and looks after every turn whether everything holds that must hold.

  --minutes N   how long (1 unless --runs is given)
  --runs N      how many runs
  --from N      number of the first run; each number is another seed, hero and random mod
  --out DIR     where runs that fail are kept (soak-failures)
  --replay DIR  plays a kept run again and tells what is wrong
`;

const { values } = parseArgs({
  options: {
    minutes: { type: "string" },
    runs: { type: "string" },
    from: { type: "string", default: "1" },
    out: { type: "string", default: "soak-failures" },
    replay: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});

interface Totals {
  runs: number;
  turns: number;
  ends: Record<string, number>;
  failures: string[];
}

function add(totals: Totals, result: RunResult, plan: RunPlan): void {
  totals.runs += 1;
  const end = result.kind === "played" ? result.over || "unfinished" : result.kind;
  totals.ends[end] = (totals.ends[end] ?? 0) + 1;
  if (result.kind === "played") totals.turns += result.turns;
  if (result.kind !== "failed") return;
  const shortest = shrinkFailure(plan, result.failure);
  const folder = keepFailure(values.out, plan, shortest);
  totals.failures.push(folder);
  console.error(
    `${folder}: ${shortest.fault.kind} after ${shortest.commands.length} commands: ${shortest.fault.detail}`,
  );
}

function soak(): boolean {
  const runs = Number(values.runs ?? Number.POSITIVE_INFINITY);
  const minutes = Number(values.minutes ?? (values.runs === undefined ? 1 : Number.POSITIVE_INFINITY));
  const until = performance.now() + minutes * 60_000;
  const totals: Totals = { runs: 0, turns: 0, ends: {}, failures: [] };
  for (const plan of plans(Number(values.from))) {
    if (totals.runs >= runs || performance.now() >= until) break;
    add(totals, playRun(plan), plan);
  }
  const ends = Object.entries(totals.ends).map(([end, count]) => `${count} ${end}`);
  console.log(`${totals.runs} runs, ${totals.turns} turns: ${ends.join(", ")}`);
  return totals.failures.length === 0;
}

function replay(folder: string): boolean {
  const { plan, failure } = readFailure(folder);
  const seen = playAgain(plan, failure.commands, failure.fault.kind);
  console.log(seen === undefined ? "nothing is wrong" : `${seen.fault.kind}: ${seen.fault.detail}`);
  return seen === undefined;
}

if (values.help) console.log(USAGE);
else process.exitCode = (values.replay === undefined ? soak() : replay(values.replay)) ? 0 : 1;
