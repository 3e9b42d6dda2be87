import { execFileSync, spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltGame, buildGame } from "../test/fixtures/built-game.js";
import { savedGame, temporaryDir } from "../test/fixtures/real-session.js";
import { until } from "../test/fixtures/until.js";
import { quoted, startTmux, type Tmux } from "./tmux.js";

let game: BuiltGame;
let tmux: Tmux;
beforeAll(async () => {
  game = await buildGame();
  tmux = startTmux();
});
afterAll(() => {
  tmux.stop();
  game.remove();
});

const NEW = ["--new", "--yes", "--seed", "7", "--name", "Ada", "--options", "core:elf,core:thief", "--lang", "en"];

const commandLine = (dir: string, args: readonly string[]) =>
  [process.execPath, game.main, "--data-dir", dir, ...args].map(quoted).join(" ");

const start = (dir: string, ...args: readonly string[]): void => {
  tmux.open({ size: "80x24", command: `${commandLine(dir, args)}; echo "ended $?"; exec sleep 60` });
};

/** The process of the game, the only child of the window's shell. */
const gamePid = (): number => {
  const shell = tmux.run("list-panes", "-F", "#{pane_pid}").trim();
  return Number(execFileSync("pgrep", ["-P", shell], { encoding: "utf8" }).split("\n")[0]);
};

/** Sends bytes to the game as they are. */
const send = (text: string): void => {
  tmux.run("send-keys", "-H", ...[...Buffer.from(text)].map((byte) => byte.toString(16)));
};

const isAlive = (pid: number): boolean => spawnSync("kill", ["-0", String(pid)]).status === 0;

describe("the program in a terminal", () => {
  it("leaves the terminal and the save in order when it is killed", async () => {
    const dir = temporaryDir();
    start(dir, ...NEW);
    await tmux.shows("Floor 1");
    tmux.press(".", ".", ".");
    await tmux.shows("turn 3");
    process.kill(gamePid(), "SIGTERM");
    expect(await tmux.shows("ended 143")).not.toContain("Floor 1");
    expect(savedGame(dir).turn).toBe(3);
  });

  it("stops for the shell and comes back with the whole screen, resized meanwhile", async () => {
    const dir = temporaryDir();
    tmux.open({ size: "80x24", command: "exec sh -i" });
    tmux.press(commandLine(dir, NEW), "Enter");
    await tmux.shows("Floor 1");
    tmux.press("C-z");
    await until(() => !tmux.screen().includes("turn 0"), "the shell");
    tmux.run("resize-window", "-x", "100", "-y", "30");
    tmux.press("fg", "Enter");
    await tmux.shows(/^.{81,}turn 0/);
    tmux.press(".", ".");
    await tmux.shows("turn 2");
    tmux.press("C-c");
    await until(() => !tmux.screen().includes("turn 2"), "the end");
    expect(savedGame(dir).turn).toBe(2);
  });

  it("takes the terminal over again after it was stopped from outside", async () => {
    const dir = temporaryDir();
    tmux.open({ size: "80x24", command: "exec sh -i" });
    tmux.press(commandLine(dir, NEW), "Enter");
    await tmux.shows("Floor 1");
    process.kill(gamePid(), "SIGSTOP");
    await tmux.shows("[1] +");
    // The terminal is still in the game's mode, in which Enter ends no line.
    tmux.press("fg", "C-j");
    await until(() => !tmux.screen().includes("[1] +"), "the whole picture");
    tmux.press(".");
    await tmux.shows("turn 1");
    tmux.press("C-c");
    await until(() => !tmux.screen().includes("turn 1"), "the end");
    expect(savedGame(dir).turn).toBe(1);
  });

  it.each([
    ["window is closed", () => tmux.close()],
    ["terminal's server is killed", () => tmux.kill()],
  ])("saves and ends when its %s", async (_, goAway) => {
    const dir = temporaryDir();
    start(dir, ...NEW);
    await tmux.shows("Floor 1");
    tmux.press(".");
    await tmux.shows("turn 1");
    const pid = gamePid();
    goAway();
    await until(() => !isAlive(pid), "the end");
    expect(savedGame(dir).turn).toBe(1);
  });

  it("follows a resize at once, also below the smallest size and back", async () => {
    start(temporaryDir(), ...NEW);
    await tmux.shows("Floor 1");
    tmux.run("resize-window", "-x", "50", "-y", "15");
    await tmux.shows("at least 60×20");
    tmux.run("resize-window", "-x", "140", "-y", "50");
    await tmux.shows(/^.{100,}turn 0/);
  });

  it("plays nothing that is pasted, or that a terminal answers", async () => {
    const dir = temporaryDir();
    start(dir, ...NEW);
    await tmux.shows("Floor 1");
    tmux.run("set-buffer", "jjjj\n...\nany\n\n");
    tmux.run("paste-buffer", "-p");
    const answers = [
      "\x1b]11;rgb:3030/3434/4646\x1b\\",
      "\x1bP>|XTerm(370)\x1b\\",
      "\x1b[M H,",
      "\x1b[<0;10;20M",
      "\x1b[24;80R",
    ];
    for (const answer of answers) send(answer);
    tmux.press(".");
    await tmux.shows("turn 1");
    // Escape in the protocol of kitty, and Ctrl-C in that of modifyOtherKeys.
    tmux.press("i");
    await tmux.shows("Inventory");
    send("\x1b[27u");
    await tmux.shows("turn 1");
    send("\x1b[27;5;99~");
    await tmux.shows("ended 0");
    expect(savedGame(dir).turn).toBe(1);
  });

  it("loses none of 200 keys that come in one burst", async () => {
    start(temporaryDir(), "--lang", "en");
    await tmux.shows("New run");
    tmux.press("s", "Down");
    await tmux.shows("qwerty");
    tmux.repeat("Right", 203);
    await tmux.shows("dvorak");
    tmux.press("Escape");
    await tmux.shows("New run");
  });
});
