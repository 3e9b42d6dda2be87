import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acquireLock } from "../../src/files/lock.js";
import { readRecording } from "../../src/recording/read-recording.js";
import { parseSaveFile } from "../../src/save/parse-save-file.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { bundleProgram } from "../fixtures/saves/program.js";

const GAMES = 5;
/** Processes on a busy machine take their time. */
const SLOW = { timeout: 120_000 };

const fixture = (name: string) => bundleProgram(new URL(`../fixtures/saves/${name}.ts`, import.meta.url));
let programs: Record<"hold-lock" | "record-loop" | "save-loop", ReturnType<typeof bundleProgram>>;
beforeAll(() => {
  programs = {
    "hold-lock": fixture("hold-lock"),
    "record-loop": fixture("record-loop"),
    "save-loop": fixture("save-loop"),
  };
});
afterAll(() => {
  for (const { remove } of Object.values(programs)) remove();
});

/** A running program and the first line that it prints. */
async function started(name: keyof typeof programs, dir: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [programs[name].path, dir, "forever"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return { child, said: String(line).trim() };
}

async function killed(children: readonly ChildProcess[]): Promise<void> {
  const ends = children.map((child) => once(child, "close"));
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(ends);
}

/** What games that are started at once say. */
async function race(dir: string): Promise<string[]> {
  const games = await Promise.all(Array.from({ length: GAMES }, () => started("hold-lock", dir)));
  await killed(games.map(({ child }) => child));
  return games.map(({ said }) => said);
}

describe("of several games started at once on a data directory", SLOW, () => {
  it("one gets it and the others are told", async () => {
    const dir = temporaryFolder();
    expect((await race(dir)).sort()).toEqual(["acquired", ...Array.from({ length: GAMES - 1 }, () => "taken")]);
    expect(acquireLock(dir).kind).toBe("acquired");
  });

  it("one takes over what a killed game has left, and leaves nothing lying about", async () => {
    const dir = temporaryFolder();
    for (let round = 0; round < 3; round += 1) {
      writeFileSync(join(dir, "game.lock"), `${2 ** 30} ${round}\n`);
      const said = await race(dir);
      expect(said.filter((kind) => kind === "acquired")).toHaveLength(1);
      expect(said.filter((kind) => kind === "problem")).toEqual([]);
      expect(readdirSync(dir)).toEqual(["game.lock"]);
    }
  });
});

it("two games that save into one directory in spite of the lock leave a whole save", SLOW, async () => {
  const dir = temporaryFolder();
  const games = [await started("save-loop", dir), await started("save-loop", dir)];
  expect(games.map(({ said }) => said)).toEqual(["acquired, saved", "taken, saved"]);
  for (let look = 0; look < 20; look += 1) {
    const save = parseSaveFile(dir);
    if (save.kind !== "parsed") throw new Error(`the save is ${save.kind}`);
    expect(save.game.player.inventory).toHaveLength(3 + (save.game.turn % 300));
    await pause(10);
  }
  await killed(games.map(({ child }) => child));
});

it("a game killed while recording leaves every whole line, and at most half of one more", SLOW, async () => {
  for (let round = 0; round < 5; round += 1) {
    const dir = temporaryFolder();
    const { child } = await started("record-loop", dir);
    await pause(Math.random() * 60);
    await killed([child]);
    const recorded = readRecording(join(dir, "run.jsonl"));
    if (recorded.kind !== "recorded") throw new Error(`the recording is ${recorded.kind}`);
    const numbers = recorded.turns.map(({ rng }) => Number.parseInt(rng, 16));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});
