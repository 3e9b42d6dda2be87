import { parseArgs } from "node:util";
import { mutations } from "./mutations/index.js";
import { runTests, type Verdict } from "./try-mutation.js";

// Tries every mutation of the list, or those whose rule or file holds a word that was given. Nothing in the working tree
// changes: the tests read the engine's sources through a plugin that puts the mutation in.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
});

const USAGE = `Usage: npm run mutate [-- [--all] [WORD…]]

Puts small mistakes into the engine, one at a time, and shows that a test notices each of them.

  --all   runs all tests of the engine against each mistake, not only those that are named beside it
  WORD    only the mistakes whose rule or file holds it
`;

function chosen(): number[] {
  return mutations.flatMap(({ rule, file }, index) => {
    const wanted = positionals.length === 0 || positionals.some((word) => `${file} ${rule}`.includes(word));
    return wanted ? [index] : [];
  });
}

function told(verdict: Verdict): string {
  switch (verdict.kind) {
    case "passed":
      return "SURVIVED";
    case "caught":
      return `caught by: ${verdict.by}`;
    case "broken":
      return `NOTHING RAN: ${verdict.output.trim().slice(0, 2000)}`;
  }
}

async function main(): Promise<boolean> {
  const numbers = chosen();
  const testsOf = (number: number) => (values.all ? [] : (mutations[number]?.tests ?? []));
  const needed = values.all ? [""] : [...new Set(numbers.flatMap(testsOf))];
  const sound = await runTests(values.all ? [] : needed, undefined);
  if (sound.kind !== "passed") {
    console.error(`the engine as it is does not pass: ${told(sound)}`);
    return false;
  }
  let caught = 0;
  for (const number of numbers) {
    const mutation = mutations[number];
    if (mutation === undefined) continue;
    const verdict = await runTests(testsOf(number), number);
    if (verdict.kind === "caught") caught += 1;
    console.log(`${mutation.file}: ${mutation.rule}\n    ${told(verdict)}`);
  }
  console.log(`${caught} of ${numbers.length} mutations were caught`);
  return caught === numbers.length;
}

if (values.help) console.log(USAGE);
else process.exitCode = (await main()) ? 0 : 1;
