import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { createRng, type Rng, range } from "@rustkeep/engine";

/** A state that a game told of before it was killed. */
interface Told {
  readonly what: string;
  readonly seed: string;
  /** How many commands led to it. */
  readonly commands: number;
  readonly digest: string;
  readonly over: boolean;
}

/** What killing showed. */
export interface Killed {
  readonly kills: number;
  /** Commands that were carried out in all games together. */
  readonly commands: number;
  /** Kills after which a run went on beyond what it had told of last: the command was recorded, but not told any more. */
  readonly beyond: number;
  /** What was wrong, one sentence each. */
  readonly faults: readonly string[];
}

/** Milliseconds after its first sign of life within which a game is killed. */
const LATEST = 60;
/** Within so many milliseconds of its start the others are killed, while they load, read and take up the run. */
const LATEST_AT_START = 900;

/**
 * Starts games on a data directory and kills each at a random moment. Each must take up the run of the one before where
 * that had told of it last, or further on. `program` plays as `playOn` does when it is started with the words `play`, the
 * directory and a seed.
 */
export async function killGames(program: string, dir: string, kills: number, seed: number): Promise<Killed> {
  const dice = createRng(seed);
  const faults: string[] = [];
  let last: Told | undefined;
  let commands = 0;
  let beyond = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const { told, complaint } = await killOne(program, dir, seed + kill, dice);
    if (complaint !== "") faults.push(`kill ${kill}: ${complaint}`);
    const [first] = told;
    if (first !== undefined && last !== undefined) {
      const lost = loss(last, first);
      if (lost !== "") faults.push(`kill ${kill}: ${lost}`);
      if (first.seed === last.seed && first.commands > last.commands) beyond += 1;
    }
    last = told.at(-1) ?? last;
    commands += told.filter(({ what }) => what === "turn").length;
  }
  return { kills, commands, beyond, faults };
}

/** What a run has lost against what was told of it last, "" for nothing. A run that is over may have been followed by a new one. */
function loss(last: Told, first: Told): string {
  if (last.over && (first.seed !== last.seed || first.commands === 0)) return "";
  const at = `run ${last.seed} stood after ${last.commands} commands, and goes on`;
  if (first.seed !== last.seed) return `${at} as another run`;
  if (first.commands < last.commands) return `${at} after ${first.commands}`;
  return first.commands === last.commands && first.digest !== last.digest ? `${at} in another state` : "";
}

async function killOne(program: string, dir: string, seed: number, dice: Rng) {
  const child = spawn(process.execPath, [program, "play", dir, String(seed)], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let complaint = "";
  const closed = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const alive = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      resolve();
    });
  });
  child.stderr.on("data", (chunk) => {
    complaint += String(chunk);
  });
  if (range(dice, 1, 4) === 1) await Promise.race([pause(range(dice, 0, LATEST_AT_START)), closed]);
  else await Promise.race([alive.then(() => pause(range(dice, 0, LATEST))), closed]);
  child.kill("SIGKILL");
  await closed;
  return { told: output.split("\n").slice(0, -1).map(readTold), complaint };
}

function readTold(line: string): Told {
  const [what = "", seed = "", commands = "", digest = "", over = ""] = line.split(" ");
  return { what, seed, commands: Number(commands), digest, over: over === "over" };
}
