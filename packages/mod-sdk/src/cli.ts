#!/usr/bin/env node
import { run } from "./run.js";

const { argv, env, stdout, stderr } = process;

// Whoever reads the output may stop early, as `head` does; there is nobody left to tell.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

/** Ctrl-C ends long work early; a second one ends the program. */
function onInterrupt(stop: () => void): () => void {
  process.once("SIGINT", stop);
  return () => process.off("SIGINT", stop);
}

const progress = (line: string) => stderr.write(`\r\u001b[K${line}`);

process.exitCode = await run(argv.slice(2), {
  out: (line) => stdout.write(`${line}\n`),
  err: (line) => stderr.write(`${line}\n`),
  color: env.FORCE_COLOR === undefined ? stdout.isTTY && !env.NO_COLOR : env.FORCE_COLOR !== "0",
  cwd: process.cwd(),
  ...(stderr.isTTY ? { progress } : {}),
  onInterrupt,
  worker: new URL("./simulate-worker.js", import.meta.url),
});
