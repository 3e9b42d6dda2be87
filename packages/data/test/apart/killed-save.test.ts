import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { acquireLock } from "../../src/files/lock.js";
import { parseSaveFile } from "../../src/save/parse-save-file.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { bundleProgram } from "../fixtures/saves/program.js";

/** `RUSTKEEP_KILLS=500` for a long run. */
const KILLS = Number(process.env.RUSTKEEP_KILLS ?? 15);

let program: ReturnType<typeof bundleProgram>;
beforeAll(() => {
  program = bundleProgram(new URL("../fixtures/saves/save-loop.ts", import.meta.url));
});
afterAll(() => {
  program.remove();
});

async function killWhileSaving(dir: string, milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, [program.path, dir, "forever"], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  await pause(milliseconds);
  child.kill("SIGKILL");
  await once(child, "close");
}

it("a game killed at any moment while saving leaves a whole save, old or new", { timeout: 8_000 * KILLS }, async () => {
  const dir = temporaryFolder();
  const turns = new Set<number>();
  for (let round = 0; round < KILLS; round += 1) {
    await killWhileSaving(dir, Math.random() * 40);
    const save = parseSaveFile(dir);
    expect(save).toMatchObject({ kind: "parsed" });
    if (save.kind === "parsed") {
      expect(save.game.turn).toBe(save.header.commands);
      expect(save.game.player.inventory).toHaveLength(3 + (save.game.turn % 300));
      turns.add(save.game.turn);
    }
  }
  expect(turns.size).toBeGreaterThan(1);
  expect(acquireLock(dir).kind).toBe("acquired");
  expect(readdirSync(dir).sort()).toEqual(["game.lock", "save.toml"]);
});

it("a game in a read-only data directory goes on, unlocked and unsaved", () => {
  const dir = temporaryFolder();
  chmodSync(dir, 0o555);
  chmodSync(dirname(program.path), 0o755);
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const child = spawnSync(process.execPath, [program.path, dir, "once"], { ...nobody, encoding: "utf8" });
  expect(child.stderr).toBe("");
  expect(child.stdout).toBe("problem, file_problem: save.toml could not be written: it is not permitted\n");
  expect(readdirSync(dir)).toEqual([]);
});
