// Mutation tests of the engine's rules: Stryker changes the code of one file after the other, a mutant at a time, and
// runs the tests that packages/engine/test/rules-by-file.json names for the file. Words on the command line choose the
// files whose path holds one of them. What has not changed since the last run is not tried again, unless --force is
// given.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { root } from "./run-tool.mjs";

const ENGINE = "packages/engine";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});

const rulesByFile = JSON.parse(readFileSync(join(root, ENGINE, "test/rules-by-file.json"), "utf8"));
const results = join(root, "node_modules/.cache/mutations");

function optionsFor(file) {
  return {
    mutate: [`${ENGINE}/src/${file}`],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "scripts/mutation.vitest.config.mjs", related: false },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    concurrency: 1,
    ignorePatterns: ["/*", "!/packages", "/packages/*", `!/${ENGINE}`, "!/scripts", "!/tsconfig.base.json"],
    incremental: true,
    force: values.force,
    incrementalFile: join(results, `${file.replaceAll("/", "-")}.json`),
    reporters: [],
    logLevel: "error",
    allowConsoleColors: false,
  };
}

/** Where a mutant survived and what stood there, in one line. */
function survivorText(file, { location: { start }, mutatorName, replacement }) {
  return `  ${file}:${start.line}:${start.column}  ${mutatorName}: ${replacement.replace(/\s+/g, " ").slice(0, 90)}`;
}

/** How many of the mutants are noticed, of those that could be: what no program is and what is set once does not count. */
function tallyOf(mutants) {
  const survivors = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const caught = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  return { survivors, caught, all: caught + survivors.length };
}

async function mutate(file) {
  process.env.MUTATION_TESTS = [...new Set(Object.values(rulesByFile[file]).flat())]
    .map((test) => `test/${test}.test.ts`)
    .join();
  return tallyOf(await new Stryker(optionsFor(file)).runMutationTest());
}

const share = ({ caught, all }) => `${((100 * caught) / all).toFixed(1)} % of ${all}`;

const files = Object.keys(rulesByFile).filter(
  (file) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
);
const total = { caught: 0, all: 0 };
process.chdir(root);
mkdirSync(results, { recursive: true });
for (const file of files) {
  const { survivors, ...tally } = await mutate(file);
  total.caught += tally.caught;
  total.all += tally.all;
  console.log(`${file}: ${share(tally)}`);
  for (const mutant of survivors) console.log(survivorText(file, mutant));
}
console.log(`all: ${share(total)}`);
