// What continuous integration runs: npm test with the coverage of the engine and the data package, which must not fall below
// the thresholds, then the tests in terminals of tmux and those of the site in Chromium. The last line adds up all.
import { spawn } from "node:child_process";

/** Runs an npm script; answers whether it succeeded, and the counts in the last line that it printed. */
function runScript(name, ...args) {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", name, "--", ...args], {
      stdio: ["ignore", "pipe", "inherit"],
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      output = (output + chunk).slice(-1000);
    });
    child.on("close", (code) => {
      const count = (what) => Number(new RegExp(`(\\d+) ${what}`).exec(output.trimEnd().split("\n").at(-1))?.[1] ?? 0);
      const counts = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
      // What fails without a failed test (a build, a check) must not read like success.
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
      resolve(counts);
    });
  });
}

const measured = ["engine", "data"].map((name) => `--coverage.include=packages/${name}/src/**/*.ts`);
const tests = await runScript("test", "--coverage", "--coverage.reporter=text-summary", ...measured);
const terminals = await runScript("e2e:tmux");
const pages = await runScript("e2e:web");
const sum = (what) => tests[what] + terminals[what] + pages[what];
if (sum("failed") > 0) process.exitCode = 1;
console.log(
  `${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : ""}`,
);
