import { writeSync } from "node:fs";
import { readRecording, recordingPath, replayRecording } from "@rustkeep/data";
import { digest, type Game } from "@rustkeep/engine";
import { openFolder } from "../../packages/tui/src/session/open-folder.js";
import { openSession } from "../../packages/tui/src/session/open-session.js";
import type { Session } from "../../packages/tui/src/session/session.js";
import { createPlayer } from "../soak/players.js";

/** So many turns lie between two saves, beside those on new floors. */
const TURNS_PER_SAVE = 9;

/**
 * Goes on with the run of a data directory, from what was recorded behind its save, and plays until it is killed. What it
 * finds must verify. Each state is told in a line, once it is recorded: `turn`, seed, how many commands led to it (some cost
 * no turn), digest, and "over" where the run is.
 */
export function playOn(dir: string, seed: number): void {
  const session = openAt(dir);
  let commands = verifyKept(dir, session);
  const saved = session.savedRun();
  if (saved.kind !== "ready") commands = 0;
  let game = saved.kind === "ready" ? session.resume("recording") : begin(session, seed);
  tell("start", game, commands);
  const next = createPlayer("random", seed, session.registries);
  for (let played = 1; ; played += 1) {
    if (game.over !== "") {
      session.finish();
      game = begin(session, seed + played);
      commands = 0;
      tell("begin", game, commands);
    }
    if (session.play(game, next(game)).kind !== "rejected") {
      commands += 1;
      tell("turn", game, commands);
    }
    if (played % TURNS_PER_SAVE === 0 && game.over === "") session.save(game);
  }
}

function openAt(dir: string): Session {
  const folder = openFolder({ dir, mods: [], now: () => new Date() });
  if (folder.kind === "failed") throw new Error(folder.message);
  const opened = openSession({
    store: folder.store,
    lang: "en",
    debug: false,
    wish: { newRun: false, yes: false, seed: undefined, name: "", options: [] },
    version: "0.0.0",
    locale: undefined,
    drawSeed: () => 1n,
  });
  if (opened.kind === "failed") throw new Error(opened.message);
  return opened.session;
}

function begin(session: Session, seed: number): Game {
  return session.begin({ seed, name: "Ada", options: ["core:elf", "core:thief"] });
}

/** How many commands the recording holds, which must lead where they led. */
function verifyKept(dir: string, { mods, registries }: Session): number {
  const recorded = readRecording(recordingPath(dir));
  if (recorded.kind === "none") return 0;
  if (recorded.kind === "refused") throw new Error(`the recording is refused: ${recorded.message}`);
  const replayed = replayRecording(recorded, mods, registries);
  if (replayed.kind !== "played") throw new Error(`the recording is not equal: ${replayed.message}`);
  return recorded.turns.length;
}

function tell(what: "start" | "begin" | "turn", game: Game, commands: number): void {
  writeSync(1, `${what} ${game.seed} ${commands} ${digest(game)} ${game.over === "" ? "on" : "over"}\n`);
}
