import type { Work } from "@rustkeep/bot";
import { type Question, STUDY_SCHEMA, type Study, sorted } from "@rustkeep/bot";
import { clean } from "@rustkeep/data";
import { createGame, GameSetupError } from "@rustkeep/engine";
import type { Io } from "../io.js";
import { UsageError } from "../usage-error.js";
import { playAll } from "./pool.js";
import { numbersOf, type Shard } from "./read-options.js";

/**
 * Makes a study, or a part of it. If interrupted, it is what has been measured until then.
 * @throws UsageError where no game can be created with these mods
 */
export async function conduct(question: Question, work: Work, shard: Shard, jobs: number, io: Io): Promise<Study> {
  tryGame(work);
  const numbers = numbersOf(question.games, shard);
  let stopped = false;
  const release = io.onInterrupt?.(() => {
    stopped = true;
  });
  const started = performance.now();
  const tally = await playAll(work, numbers, {
    jobs,
    worker: io.worker,
    progress: (done) => io.progress?.(progressLine(done, numbers.length, performance.now() - started)),
    stopped: () => stopped,
  });
  io.progress?.("");
  release?.();
  return { schema: STUDY_SCHEMA, question, parts: [`${shard.number}/${shard.size}`], tally: sorted(tally) };
}

/** Better now than in the middle of the work. */
function tryGame({ registries, heroes }: Work): void {
  try {
    createGame({ seed: 1, name: "Bot", options: heroes[0] ?? [] }, registries);
  } catch (error) {
    if (!(error instanceof GameSetupError)) throw error;
    const problems = error.problems.map((problem) => Object.values(problem).join(" "));
    throw new UsageError(`no game can be created with these mods: ${clean(problems.join("; "), 300)}`);
  }
}

function progressLine(done: number, all: number, elapsed: number): string {
  const left = (elapsed / done) * (all - done);
  return `${done} of ${all}, ${Math.round((done * 1000) / elapsed)} a second, ${Math.ceil(left / 1000)} s left`;
}
