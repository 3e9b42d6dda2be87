import type { Io } from "../io.js";
import { playAll } from "./pool.js";
import { numbersOf, type Shard } from "./read-options.js";
import { type Question, STUDY_SCHEMA, type Study, sorted } from "./study.js";
import type { Work } from "./work.js";

/** Makes a study, or a part of it. If interrupted, it is what has been measured until then. */
export async function conduct(question: Question, work: Work, shard: Shard, jobs: number, io: Io): Promise<Study> {
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

function progressLine(done: number, all: number, elapsed: number): string {
  const left = (elapsed / done) * (all - done);
  return `${done} of ${all}, ${Math.round((done * 1000) / elapsed)} a second, ${Math.ceil(left / 1000)} s left`;
}
