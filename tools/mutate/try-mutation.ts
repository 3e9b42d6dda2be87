import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const rootDir = fileURLToPath(new URL("../../", import.meta.url));
const config = fileURLToPath(new URL("vitest.config.ts", import.meta.url));
const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));

/** A mutation that sends tests round in circles is given up after this many milliseconds, and counts as caught. */
const PATIENCE = 180_000;

/** What the tests say: `broken` where not even one ran, since the mutation is no program. */
export type Verdict = { kind: "passed" } | { kind: "caught"; by: string } | { kind: "broken"; output: string };

interface Report {
  success: boolean;
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs test files of the engine with the mutation of a number, or with the engine as it is. */
export async function runTests(tests: readonly string[], mutation: number | undefined): Promise<Verdict> {
  const files = tests.map((test) => `test/${test}.test.ts`);
  const child = spawn(process.execPath, [vitest, "run", "--config", config, "--bail=1", ...files], {
    cwd: rootDir,
    env: { ...process.env, MUTATION: mutation === undefined ? "none" : String(mutation) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString("utf8");
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
  const signal = await new Promise<NodeJS.Signals | null>((resolve) =>
    child.on("close", (_, killed) => resolve(killed)),
  );
  clearTimeout(timer);
  if (signal === "SIGKILL") return { kind: "caught", by: "the tests do not come to an end" };
  return verdictOf(output, errors);
}

function verdictOf(output: string, errors: string): Verdict {
  const begin = output.indexOf('{"numTotalTestSuites"');
  if (begin < 0) return { kind: "broken", output: output + errors };
  const report = JSON.parse(output.slice(begin)) as Report;
  if (report.success) return { kind: "passed" };
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFailed));
  const [first] = failed;
  if (first !== undefined) return { kind: "caught", by: first.fullName };
  return { kind: "broken", output: report.testResults.map(({ message }) => message).join("\n") };
}

function isFailed({ status }: { status: string }): boolean {
  return status === "failed";
}
