import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSave } from "@rustkeep/data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltGame, buildGame } from "../fixtures/built-game.js";
import { realSession, temporaryDir } from "../fixtures/real-session.js";

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

/** The saved run of a directory, read with the base game. */
function saved(dir: string) {
  const session = realSession(dir);
  const read = readSave(dir, session.registries);
  session.close();
  if (read.kind !== "loaded") throw new Error(`the save is ${read.kind}`);
  return read.game;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (holds()) return;
    await pause(50);
  }
  throw new Error(`waited in vain: ${what}`);
}

describe("the command line", SLOW, () => {
  it("tells version and usage", () => {
    expect(run(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run(["--help"])).toMatchObject({ status: 0, stdout: expect.stringContaining("Usage: rustkeep") });
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
    await pause(200);
    child.kill(signal);
    expect(await ended).toBeGreaterThan(128);
    expect(saved(dir).turn).toBe(3);
    expect(existsSync(join(dir, "game.lock"))).toBe(false);
  });
});

const hasTmux = process.platform !== "win32" && spawnSync("tmux", ["-V"]).status === 0;

describe.runIf(hasTmux)("in a terminal of tmux", SLOW, () => {
  const socket = `rustkeep-test-${process.pid}`;
  const tmux = (...args: readonly string[]) =>
    execFileSync("tmux", ["-L", socket, "-f", "/dev/null", ...args], { encoding: "utf8", stdio: "pipe" });
  const screen = () => tmux("capture-pane", "-p", "-t", "game");
  afterAll(() => {
    spawnSync("tmux", ["-L", socket, "kill-server"]);
  });

  const start = (dir: string, ...args: readonly string[]): void => {
    spawnSync("tmux", ["-L", socket, "kill-server"]);
    const quoted = [process.execPath, game.main, "--data-dir", dir, ...args].map((part) => `'${part}'`).join(" ");
    tmux("new-session", "-d", "-s", "game", "-x", "80", "-y", "24", `${quoted}; echo "ended $?"; exec sleep 60`);
  };
  const pid = () => Number(/^\d+/.exec(tmux("list-panes", "-t", "game", "-F", "#{pane_pid}"))?.[0]);
  const gamePid = () =>
    Number(
      execFileSync("pgrep", ["-P", String(pid())], { encoding: "utf8" })
        .trim()
        .split("\n")[0],
    );

  it("a killed game leaves the terminal and the save in order", async () => {
    const dir = temporaryDir();
    start(dir, ...NEW);
    await until(() => screen().includes("Floor 1"), "the map");
    tmux("send-keys", "-t", "game", ".", ".", ".");
    await until(() => screen().includes("turn 3"), "three turns");
    process.kill(gamePid(), "SIGTERM");
    await until(() => screen().includes("ended 143"), "the end");
    expect(screen()).not.toContain("Floor 1");
    expect(saved(dir).turn).toBe(3);
  });

  it("stops for the shell and comes back with the whole screen, resized meanwhile", async () => {
    const dir = temporaryDir();
    spawnSync("tmux", ["-L", socket, "kill-server"]);
    tmux("new-session", "-d", "-s", "game", "-x", "80", "-y", "24", "sh -i");
    const command = [process.execPath, game.main, "--data-dir", dir, ...NEW].map((part) => `'${part}'`).join(" ");
    tmux("send-keys", "-t", "game", command, "Enter");
    await until(() => screen().includes("Floor 1"), "the map");
    tmux("send-keys", "-t", "game", "C-z");
    await until(() => !screen().includes("Floor 1"), "the shell");
    tmux("resize-window", "-t", "game", "-x", "100", "-y", "30");
    tmux("send-keys", "-t", "game", "fg", "Enter");
    await until(() => screen().includes("Floor 1"), "the map again");
    await until(() => (screen().split("\n")[0] ?? "").trimEnd().length > 80, "the wider screen");
    tmux("send-keys", "-t", "game", ".", ".");
    await until(() => screen().includes("turn 2"), "two turns");
    tmux("send-keys", "-t", "game", "C-c");
    await until(() => !screen().includes("Floor 1"), "the end");
    expect(saved(dir).turn).toBe(2);
  });

  it("saves and ends when its window is closed", async () => {
    const dir = temporaryDir();
    start(dir, ...NEW);
    await until(() => screen().includes("Floor 1"), "the map");
    tmux("send-keys", "-t", "game", ".");
    await until(() => screen().includes("turn 1"), "a turn");
    const child = gamePid();
    tmux("kill-session", "-t", "game");
    await until(() => spawnSync("kill", ["-0", String(child)]).status !== 0, "the end");
    expect(saved(dir).turn).toBe(1);
  });
});
