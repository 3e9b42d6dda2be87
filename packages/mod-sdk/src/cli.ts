#!/usr/bin/env node
import { run } from "./run.js";

const { argv, env, stdout, stderr } = process;

// Whoever reads the output may stop early, as `head` does; there is nobody left to tell.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await run(argv.slice(2), {
  out: (line) => stdout.write(`${line}\n`),
  err: (line) => stderr.write(`${line}\n`),
  color: env.FORCE_COLOR === undefined ? stdout.isTTY && !env.NO_COLOR : env.FORCE_COLOR !== "0",
  cwd: process.cwd(),
});
