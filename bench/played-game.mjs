// Plays the built game through pipes that pass for a terminal, and takes its measure.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pathIn } from "./built.mjs";

const preload = fileURLToPath(new URL("fake-terminal.cjs", import.meta.url));
/** Output that is quiet for this many milliseconds is complete. */
const QUIET = 15;
const PATIENCE = 20_000;

/** Starts the game in a terminal of a size, with a data directory of its own. */
export function startGame({ columns, rows, args = [], nodeArgs = [] }) {
  const dir = mkdtempSync(join(tmpdir(), "rustkeep-bench-"));
  const started = performance.now();
  const command = ["--require", preload, ...nodeArgs, pathIn("tui", "dist", "main.js"), "--data-dir", dir, ...args];
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      TERM: "xterm-256color",
      LANG: "en_US.UTF-8",
      BENCH_COLUMNS: String(columns),
      BENCH_ROWS: String(rows),
    },
    stdio: ["pipe", "pipe", "inherit", "ipc"],
  });
  let text = "";
  let bytes = 0;
  let last = started;
  child.stdout.on("data", (chunk) => {
    last = performance.now();
    bytes += chunk.length;
    text += chunk.toString("utf8");
  });

  /** Milliseconds from the start until something was shown. */
  async function shows(words) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
    const seen = () => text.replace(/\x1b\[[0-9;?]*[a-zA-Z]/g, "").includes(words);
    while (!seen()) {
      if (performance.now() - started > PATIENCE) throw new Error(`the game never showed "${words}" but ${text}`);
      await pause(1);
    }
    return last - started;
  }

  /** Sends keys, waits until the answer is complete, and tells how long that took and how many bytes it was. */
  async function press(keys) {
    const sent = performance.now();
    const before = bytes;
    text = "";
    child.stdin.write(keys);
    last = sent;
    while (last === sent || performance.now() - last < QUIET) {
      await pause(2);
      if (performance.now() - sent > PATIENCE) throw new Error(`no answer to ${JSON.stringify(keys)}`);
    }
    return { milliseconds: last - sent, bytes: bytes - before };
  }

  /** Memory in bytes and time of the processor in milliseconds, up to now. */
  async function ask() {
    child.send("measure");
    const [answer] = await once(child, "message");
    return answer;
  }

  async function close() {
    child.kill("SIGKILL");
    await once(child, "close");
    rmSync(dir, { recursive: true, force: true });
  }

  return { shows, press, ask, close };
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const KEYS = { north: "\x1b[A", south: "\x1b[B", east: "\x1b[C", west: "\x1b[D" };
const BACK = { north: "south", south: "north", west: "east", east: "west" };

/** A new run, and the two keys with which the hero of it goes to and fro. */
export async function newRun(registries, { createGame, legalCommands, categoriesInOrder, optionsOfCategory }) {
  const options = categoriesInOrder(registries).map(({ id }) => optionsOfCategory(id, registries)[0].id);
  const game = createGame({ seed: 7, name: "Ada", options }, registries);
  const { direction } = legalCommands(game, registries).find(({ command }) => command === "move");
  const args = ["--new", "--yes", "--seed", "7", "--name", "Ada", "--options", options.join(",")];
  return { args, keys: [KEYS[direction], KEYS[BACK[direction]]] };
}
