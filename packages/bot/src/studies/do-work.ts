import { playFights } from "./play-fights.js";
import { playRuns } from "./play-runs.js";
import type { Tally } from "./tally.js";
import type { Work } from "./work.js";

/** Plays the games with these numbers. What comes out depends on nothing else. */
export function doWork(work: Work, numbers: readonly number[]): Tally {
  return work.kind === "runs" ? playRuns(work, numbers) : playFights(work, numbers);
}
