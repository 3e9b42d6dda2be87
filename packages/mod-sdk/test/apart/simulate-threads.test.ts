import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shippedMods } from "../support/run-cli.js";

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rustkeep-simulate-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  await build({
    entryPoints: { cli: source("cli.ts"), "simulate-worker": source("simulate/worker.ts") },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    conditions: ["@rustkeep/source"],
    logLevel: "error",
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the bundled program and returns what it printed. */
function runProgram(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(folder, "cli.js"), ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  return new Promise((resolve) => child.on("close", () => resolve(out)));
}

it("rustkeep-mod simulate prints the same whatever the number of threads", async () => {
  const study = ["simulate", "runs", "--core", shippedMods, "-n", "12", "--format", "json"];
  const [one, two] = await Promise.all([runProgram([...study, "--jobs", "1"]), runProgram([...study, "--jobs", "2"])]);
  expect(JSON.parse(one).tally.done).toBe(12);
  expect(two).toBe(one);
}, 60_000);
