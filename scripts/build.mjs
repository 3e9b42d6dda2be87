// Builds what changed. With --quiet nothing is printed unless it fails (for `npm start`).
import { runTask } from "./run-tool.mjs";

process.exitCode = runTask("build", { quiet: process.argv.includes("--quiet") });
