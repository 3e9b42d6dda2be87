// npm test: build, check, then every test. All three run to the end, so that the last line always counts the tests;
// a build or check that fails shows in the exit code and in a line on stderr. Arguments go to vitest.
import { check } from "./check.mjs";
import { runTask, runTool } from "./run-tool.mjs";

const failed = [];
if (runTask("build") !== 0) failed.push("build");
failed.push(...check());
for (const name of failed) console.error(`failed before the tests: ${name}`);
const status = runTool("vitest", ["run", ...process.argv.slice(2)]);
process.exitCode = status !== 0 || failed.length > 0 ? 1 : 0;
