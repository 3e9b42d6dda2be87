import { parentPort, workerData } from "node:worker_threads";
import { doWork, type Work } from "@rustkeep/bot";

const work = workerData as Work;

parentPort?.on("message", (numbers: number[]) => {
  parentPort?.postMessage(doWork(work, numbers));
});
