import { Worker } from "node:worker_threads";
import { addTally, doWork, emptyTally, type Tally, type Work } from "@rustkeep/bot";

/** How a study's work is done. */
export interface Labour {
  /** Threads that play at once. */
  jobs: number;
  /** The script of a worker; without it, everything is played in this thread. */
  worker: URL | undefined;
  /** Told after each piece of work how many games are done. */
  progress(done: number): void;
  /** Whether no further work is to be begun. */
  stopped(): boolean;
}

/** Games that are handed out at once: few enough for a smooth progress, enough not to be held up by handing out. */
const PIECE = 8;

/**
 * Plays the games with these numbers and adds up what they measure, which depends on the work and the numbers alone. If
 * stopped, it is what has been measured until then.
 */
export async function playAll(work: Work, numbers: readonly number[], labour: Labour): Promise<Tally> {
  const tally = emptyTally();
  const pieces = piecesOf(numbers);
  const take = () => (labour.stopped() ? undefined : pieces.pop());
  const add = (part: Tally) => {
    addTally(tally, part);
    labour.progress(tally.done);
  };
  const threads = Math.min(labour.jobs, pieces.length);
  const { worker } = labour;
  if (worker === undefined || threads <= 1) await playHere(work, take, add);
  else await Promise.all(Array.from({ length: threads }, () => playInWorker(worker, work, take, add)));
  return tally;
}

/** Taken from the end. */
function piecesOf(numbers: readonly number[]): number[][] {
  const pieces: number[][] = [];
  for (let at = 0; at < numbers.length; at += PIECE) pieces.push(numbers.slice(at, at + PIECE));
  return pieces.reverse();
}

type Take = () => number[] | undefined;
type Add = (part: Tally) => void;

async function playHere(work: Work, take: Take, add: Add): Promise<void> {
  for (let piece = take(); piece !== undefined; piece = take()) {
    add(doWork(work, piece));
    // Lets signals through.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function playInWorker(script: URL, work: Work, take: Take, add: Add): Promise<void> {
  const worker = new Worker(script, { workerData: work });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const piece = take();
      if (piece === undefined) resolve();
      else worker.postMessage(piece);
    };
    worker.on("message", (part: Tally) => {
      add(part);
      next();
    });
    worker.on("error", reject);
    worker.on("exit", () => resolve());
    next();
  }).finally(() => worker.terminate());
}
