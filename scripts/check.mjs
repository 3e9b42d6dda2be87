// Everything that is wrong without running the program: format and lint, types of sources and tests, unused code.
// All steps run, so that one look shows all findings.
import { pathToFileURL } from "node:url";
import { brokenLinks } from "./docs.mjs";
import { runTask, runTool } from "./run-tool.mjs";

function reportBrokenLinks() {
  const broken = brokenLinks();
  for (const link of broken) console.error(`broken link in ${link}`);
  return broken.length;
}

const steps = [
  ["format and lint", () => runTool("@biomejs/biome", ["check", "--error-on-warnings", "."], { binName: "biome" })],
  ["generated files", () => runTask("generated")],
  ["links in the documentation", reportBrokenLinks],
  ["types", () => runTask("types")],
  ["unused code and dependencies", () => runTool("knip", ["--no-progress", "--cache"])],
];

/** Runs the steps and returns the names of those that failed. */
export function check() {
  return steps.filter(([, run]) => run() !== 0).map(([name]) => name);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const failed = check();
  for (const name of failed) console.error(`check failed: ${name}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
