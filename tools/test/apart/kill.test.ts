import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const KILLS = 24;

it("a game killed at any moment loses no turn that it had told of, and its recording stays equal", {
  timeout: 10_000 * KILLS,
}, () => {
  const run = fileURLToPath(new URL("../../run.mjs", import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [run, "kill", "--kills", String(KILLS)], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^24 kills, \d{2,} commands, \d+ runs went on beyond what was told, 0 faults\n$/);
});
