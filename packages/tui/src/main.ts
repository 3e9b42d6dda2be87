#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { constants } from "node:os";
import { dataDir } from "@rustkeep/data";
import { type Arguments, type Play, readArguments } from "./cli/arguments.js";
import { USAGE } from "./cli/usage.js";
import { type FullScreen, playFullScreen } from "./full-screen.js";
import { cleanText } from "./present/clean-text.js";
import { openSession } from "./session/open-session.js";
import { type Session, wantsNewRun } from "./session/session.js";
import { isUsable } from "./terminal/abilities.js";
import { gameVersion } from "./version.js";

const { env, stdin, stdout, platform } = process;
const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG;

/** Why the program ends with something other than success. */
function fail(message: string, code: number): never {
  process.stderr.write(`rustkeep: ${cleanText(message)}\n`);
  process.exit(code);
}

async function main(given: Arguments): Promise<void> {
  switch (given.kind) {
    case "help":
      stdout.write(USAGE);
      return;
    case "version":
      stdout.write(`${gameVersion()}\n`);
      return;
    case "wrong":
      process.stderr.write(`rustkeep: ${cleanText(given.message)}\n\n${USAGE}`);
      process.exitCode = 2;
      return;
    case "replay":
    case "doctor": {
      const { runTool } = await import("./cli/run-tool.js");
      process.exitCode = runTool(given, {
        version: gameVersion(),
        node: process.versions.node,
        platform,
        environment: env,
        locale,
        size: stdout.isTTY ? { width: stdout.columns, height: stdout.rows } : undefined,
        tell: (line) => stdout.write(`${line}\n`),
        complain: (line) => process.stderr.write(`${line}\n`),
      });
      return;
    }
    case "play":
      await play(given);
      return;
    default:
      given satisfies never;
  }
}

async function play(given: Play): Promise<void> {
  if (!given.plain && !(stdin.isTTY && stdout.isTTY)) {
    fail("this is not a terminal; --plain plays without one", 1);
  }
  if (!given.plain && !isUsable(env, platform)) {
    fail(`the terminal (TERM=${env.TERM ?? ""}) cannot show a full screen; --plain plays in any`, 1);
  }
  const dir = dataDir({ override: given.dataDir });
  const opened = openSession({
    dir,
    mods: given.mods,
    lang: given.lang,
    debug: given.debug,
    wish: given.wish,
    version: gameVersion(),
    locale,
    now: () => new Date(),
    drawSeed: () => randomBytes(8).readBigUInt64BE(),
  });
  if (opened.kind === "failed") fail(opened.message, 1);
  const { session } = opened;
  if (wantsNewRun(given.wish) && !given.wish.newRun && session.savedRun().kind === "ready") {
    session.close();
    fail("there is a saved run; --seed, --name and --options belong to a new one: add --new", 2);
  }
  if (given.plain) await playPlain(session, dir);
  else playOnScreen(session, given, dir);
}

function playOnScreen(session: Session, { ascii, noColor }: Play, dir: string): void {
  let screen: FullScreen | undefined;
  watch(session, dir, {
    save: () => screen?.save() ?? "",
    close: () => screen?.close(),
  });
  process.on("SIGCONT", () => screen?.resume());
  screen = playFullScreen(session, {
    streams: { input: stdin, output: stdout },
    environment: env,
    ascii,
    noColor,
    later: setImmediate,
    suspend: () => process.kill(0, "SIGTSTP"),
    onEnd: (problem) => {
      session.close();
      if (problem !== "") fail(problem, 1);
      process.exit(0);
    },
  });
}

async function playPlain(session: Session, dir: string): Promise<void> {
  const [{ runPlain }, { lineIo }] = await Promise.all([import("./plain/run-plain.js"), import("./plain/line-io.js")]);
  const io = lineIo(stdin, stdout, !stdin.isTTY);
  watch(session, dir, { save: () => "", close: io.close });
  await runPlain(session, io);
  session.close();
}

/** A front end, as signals and errors see it. */
interface Front {
  readonly save: () => string;
  readonly close: () => void;
}

/** Saves on signals, and restores the terminal on every way out. */
function watch(session: Session, dir: string, front: Front): void {
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) {
    process.on(signal, () => {
      const problem = front.save();
      front.close();
      session.close();
      if (problem !== "") process.stderr.write(`rustkeep: ${problem}\n`);
      process.exit(128 + constants.signals[signal]);
    });
  }
  const crash = async (error: unknown): Promise<void> => {
    front.close();
    session.close();
    const { reportCrash } = await import("./cli/crash-report.js");
    const { version, mods } = session;
    const lines = reportCrash(error, { dir, version, node: process.versions.node, platform, mods, now: new Date() });
    process.stderr.write(`${lines.join("\n")}\n`);
    process.exit(1);
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
  process.on("exit", () => front.close());
}

await main(readArguments(process.argv.slice(2)));
