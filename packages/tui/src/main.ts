#!/usr/bin/env node
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { dataDir } from "@rustkeep/data/paths";
import { cleanText, languageOfLocale, textsOf } from "@rustkeep/presentation";
import { type Arguments, type Play, readArguments, wantedLanguage } from "./cli/arguments.js";
import { firstPicture, glanceAtSettings } from "./first-picture.js";
import { openFullScreen } from "./full-screen.js";
import { type Session, wantsNewRun } from "./session/session.js";
import { isUsable } from "./terminal/abilities.js";
import { gameVersion } from "./version.js";

const { env, stdin, stdout, platform } = process;
const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG;
const args = process.argv.slice(2);
const words = textsOf(wantedLanguage(args) ?? languageOfLocale(locale)).cli;

/** Why the program ends with something other than success. */
function fail(message: string, code: number): never {
  process.stderr.write(`rustkeep: ${cleanText(message)}\n`);
  process.exit(code);
}

/** A reader that has seen enough (`replay FILE | head`) is no error. */
function leaveWithReader(): void {
  stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
}

async function main(given: Arguments): Promise<void> {
  if (given.kind !== "play") leaveWithReader();
  switch (given.kind) {
    case "help":
      stdout.write(words.usage);
      return;
    case "version":
      stdout.write(`${gameVersion()}\n`);
      return;
    case "wrong":
      process.stderr.write(`rustkeep: ${cleanText(given.message)}\n\n${words.usage}`);
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
    case "mods":
      await manageMods(given);
      return;
    case "play":
      await play(given);
      return;
    default:
      given satisfies never;
  }
}

async function manageMods(given: Extract<Arguments, { kind: "mods" }>): Promise<void> {
  const [{ ownModsIn, runMods }, { askIn }] = await Promise.all([
    import("./cli/mods/run-mods.js"),
    import("./cli/ask-in.js"),
  ]);
  const dir = dataDir({ override: given.dataDir });
  const language = given.lang ?? languageOfLocale(locale);
  process.exitCode = await runMods(given.command, {
    dir,
    own: ownModsIn(dir, given.mods, language),
    language,
    cwd: process.cwd(),
    yes: given.yes,
    tell: (line) => stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${cleanText(line)}\n`),
    ask: askIn(stdin, process.stderr),
  });
}

async function play(given: Play): Promise<void> {
  if (!given.plain && !(stdin.isTTY && stdout.isTTY)) {
    fail(words.noTerminal, 1);
  }
  if (!given.plain && !isUsable(env, platform)) {
    fail(words.unusableTerminal({ term: env.TERM ?? "" }), 1);
  }
  const dir = dataDir({ override: given.dataDir });
  if (given.plain) await playPlain(given, dir);
  else await playOnScreen(given, dir);
}

/** Opens the session that the command line asks for, or says why there is none and ends; `close` comes before. */
async function open(given: Play, dir: string, close: () => void): Promise<Session> {
  const [{ openFolder }, { openSession }] = await Promise.all([
    import("./session/open-folder.js"),
    import("./session/open-session.js"),
  ]);
  const end = (message: string, code: number): never => {
    close();
    return fail(message, code);
  };
  const folder = openFolder({ dir, mods: given.mods, now: () => new Date() });
  if (folder.kind === "failed") return end(folder.message, 1);
  const opened = openSession({
    store: folder.store,
    lang: given.lang,
    debug: given.debug,
    wish: given.wish,
    version: gameVersion(),
    locale,
    drawSeed: () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
  });
  if (opened.kind === "failed") return end(opened.message, 1);
  const { session } = opened;
  if (wantsNewRun(given.wish) && !given.wish.newRun && session.savedRun().kind === "ready") {
    session.close();
    return end(words.savedRun, 2);
  }
  return session;
}

/** In milliseconds. */
const DAY = 86_400_000;

async function playOnScreen(given: Play, dir: string): Promise<void> {
  let session: Session | undefined;
  let awake: NodeJS.Timeout | undefined;
  const leave = (problem: string, code: number): never => {
    screen.close();
    session?.close();
    return problem === "" ? process.exit(code) : fail(problem, code || 1);
  };
  const screen = openFullScreen({
    streams: { input: stdin, output: stdout },
    environment: env,
    ascii: given.ascii,
    noColor: given.noColor,
    later: setImmediate,
    now: () => performance.now(),
    suspend: () => {
      if (platform === "win32") {
        screen.resume();
        return;
      }
      // With the input paused, nothing else would keep the process going until the shell's signal to go on arrives.
      awake = setInterval(() => {}, DAY);
      process.kill(0, "SIGTSTP");
    },
    onEnd: (problem) => leave(problem, 0),
  });
  onSignals((code) => leave(screen.save(), code));
  onErrors(() => session, dir, screen.close);
  process.on("exit", screen.close);
  process.on("SIGCONT", () => {
    clearInterval(awake);
    screen.resume();
    // A resize meanwhile was told to whoever was in the foreground.
    process.kill(process.pid, "SIGWINCH");
  });
  if (!wantsNewRun(given.wish)) {
    const glance = glanceAtSettings(readOr(join(dir, "settings.toml"), ""));
    const language = given.lang ?? (glance.language || languageOfLocale(locale));
    const hasSave = existsSync(join(dir, "save.toml"));
    screen.showFirst((size) => firstPicture(language, hasSave, size), glance);
  }
  const { createApp } = await import("./app.js");
  session = await open(given, dir, screen.close);
  screen.play(session, createApp);
}

/** The text of a file, or something else where it cannot be read; whoever needs it reads it again and tells why. */
function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return otherwise;
  }
}

async function playPlain(given: Play, dir: string): Promise<void> {
  const session = await open(given, dir, () => {});
  const [{ runPlain }, { streamLines }, { onTypewriter }] = await Promise.all([
    import("./plain/run-plain.js"),
    import("./plain/stream-lines.js"),
    import("./plain/typewriter.js"),
  ]);
  const lines = streamLines(stdin, stdout, !stdin.isTTY);
  const io = onTypewriter(lines, () => given.ascii || session.settings().symbols === "ascii");
  // The end of input, whatever brings it about, saves and leaves.
  onSignals((code) => {
    process.exitCode = code;
    io.close();
  });
  stdout.on("error", io.close);
  onErrors(() => session, dir, io.close);
  await runPlain(session, io);
  session.close();
  // Input that is still open would keep the process going.
  io.close();
}

/** Calls `end` with the exit code that a signal asks for. */
function onSignals(end: (code: number) => void): void {
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) {
    process.on(signal, () => end(128 + constants.signals[signal]));
  }
}

/** An error in the game gives the terminal back, and tells what a bug report needs. */
function onErrors(session: () => Session | undefined, dir: string, close: () => void): void {
  let crashed = false;
  const crash = async (error: unknown): Promise<void> => {
    // An error while one is being told about (nobody may be there to read it): nothing is left but to end.
    if (crashed) process.exit(1);
    crashed = true;
    close();
    session()?.close();
    const { reportCrash } = await import("./cli/crash-report.js");
    const { node } = process.versions;
    const lines = reportCrash(error, {
      dir,
      version: gameVersion(),
      node,
      platform,
      mods: session()?.mods ?? [],
      now: new Date(),
    });
    process.stderr.write(`${lines.join("\n")}\n`);
    process.exit(1);
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
}

await main(readArguments(args, words));
