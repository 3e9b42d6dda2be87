import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { writeModArchive } from "@rustkeep/data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltGame, buildGame } from "../fixtures/built-game.js";
import { savedGame, temporaryDir } from "../fixtures/real-session.js";
import { until } from "../fixtures/until.js";

/** Whole processes on a busy machine take their time. */
const SLOW = { timeout: 60_000 };

let game: BuiltGame;
beforeAll(async () => {
  game = await buildGame();
}, 120_000);
afterAll(() => game.remove());

const NEW = ["--new", "--yes", "--seed", "7", "--name", "Ada", "--options", "core:elf,core:thief"];

const run = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [game.main, ...args], { input, encoding: "utf8", env: { ...process.env, LANG: "C" } });

describe("the command line", SLOW, () => {
  it("tells version and usage", () => {
    expect(run(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run(["--help"])).toMatchObject({ status: 0, stdout: expect.stringContaining("Usage: rustkeep") });
  });

  it("installs a mod from an archive after a yes, and lists it", () => {
    const dir = temporaryDir();
    const manifest = 'id = "lamps"\nname = "Lamps"\nversion = "1.2.0"\n';
    const files = [{ name: "manifest.toml", bytes: new TextEncoder().encode(manifest) }];
    const archive = join(dir, "lamps.zip");
    writeFileSync(archive, writeModArchive("lamps", files));
    const given = ["--data-dir", join(dir, "data")];
    expect(run(["mods", "install", archive, ...given], "n\n")).toMatchObject({ status: 1 });
    expect(run(["mods", "install", archive, ...given])).toMatchObject({ status: 1 });
    expect(run(["mods", "install", archive, ...given], "y\n")).toMatchObject({ status: 0 });
    expect(run(["mods", ...given])).toMatchObject({ status: 0, stdout: expect.stringContaining("lamps 1.2.0") });
  });

  it("ends quietly when its reader has seen enough", async () => {
    const child = spawn(process.execPath, [game.main, "--help"]);
    let complaints = "";
    child.stderr.on("data", (chunk) => {
      complaints += chunk;
    });
    child.stdout.destroy();
    const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  });

  it("ends with 2 and the usage on an option that it does not know", () => {
    expect(run(["--bogus"])).toMatchObject({ status: 2, stderr: expect.stringContaining("Usage: rustkeep") });
    expect(run(["fly"])).toMatchObject({ status: 2 });
    expect(run(["--seed", "x"])).toMatchObject({ status: 2 });
  });

  it("ends with 1 where there is no terminal, and names the way out", () => {
    expect(run([])).toMatchObject({ status: 1, stderr: expect.stringContaining("--plain") });
  });

  it("refuses wishes for a new run while one is saved, without --new", () => {
    const dir = temporaryDir();
    expect(run(["--plain", "--data-dir", dir, ...NEW], "quit\n").status).toBe(0);
    const before = readFileSync(join(dir, "save.toml"), "utf8");
    expect(run(["--plain", "--data-dir", dir, "--seed", "9"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--new"),
    });
    expect(readFileSync(join(dir, "save.toml"), "utf8")).toBe(before);
  });

  it("ends when the player leaves, also while the input stays open", async () => {
    const child = spawn(process.execPath, [game.main, "--plain", "--data-dir", temporaryDir(), ...NEW]);
    const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
    child.stdin.write("quit\n");
    expect(await ended).toBe(0);
  });

  it("stops a tampered recording at the first turn that differs, and names it", () => {
    const dir = temporaryDir();
    run(["--plain", "--data-dir", dir, ...NEW], "wait\nwait\nwait\nwait\nquit\n");
    const file = join(dir, "run.jsonl");
    const lines = readFileSync(file, "utf8").split("\n");
    const turns = lines.flatMap((line, index) => (line.includes('"wait"') ? [index] : []));
    const third = turns[2] ?? -1;
    lines[third] = (lines[third] ?? "").replace('"wait"', '"pick_up"');
    writeFileSync(file, lines.join("\n"));
    const replay = run(["replay", file, "--fast"]);
    expect(replay).toMatchObject({ status: 1, stdout: "" });
    expect(replay.stderr).toMatch(/command 3\b/);
  });

  it("looks a patient over and plays a recording back", () => {
    const dir = temporaryDir();
    run(["--plain", "--data-dir", dir, ...NEW], "wait\nwait\nquit\n");
    const doctor = run(["doctor", "--data-dir", dir]);
    expect(doctor.status).toBe(0);
    expect(doctor.stdout).toContain("core 1.");
    expect(doctor.stdout).toContain("turn 2, 2 commands");
    const replay = run(["replay", join(dir, "run.jsonl"), "--fast"]);
    expect(replay.status).toBe(0);
    expect(replay.stdout).toMatch(/^commands 2\nturn 2\ndigest [0-9a-f]+\n$/);
  });
});

describe("a signal", SLOW, () => {
  it.each(["SIGTERM", "SIGHUP", "SIGINT"] as const)("%s leaves a save that can be loaded, in lines", async (signal) => {
    const dir = temporaryDir();
    const child = spawn(process.execPath, [game.main, "--plain", "--data-dir", dir, ...NEW]);
    const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
    await until(() => output.includes("Floor 1"), "the first floor");
    const before = output.length;
    child.stdin.write("wait\nwait\nwait\n");
    await until(() => output.length > before, "an answer");
    await setTimeout(200);
    child.kill(signal);
    expect(await ended).toBeGreaterThan(128);
    expect(savedGame(dir).turn).toBe(3);
    expect(existsSync(join(dir, "game.lock"))).toBe(false);
  });
});
