import { join } from "node:path";
import { readRecording, replayRecording } from "@rustkeep/data";
import { type Command, digest, type Game } from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { bindKeys } from "../../src/bind-keys.js";
import type { Layout } from "../../src/keymap.js";
import type { Session } from "../../src/session/session.js";
import { emulateGame } from "../fixtures/emulated-game.js";
import { realSession, temporaryDir } from "../fixtures/real-session.js";
import { playScript } from "../fixtures/script-io.js";
import { walker } from "../fixtures/walker.js";

const LAYOUTS: readonly Layout[] = ["qwerty", "qwertz", "azerty", "dvorak", "numpad"];
const SEED = 12n;

/** A session of a directory of its own, which shows the run and the commands that were played. */
function watchedSession() {
  const dir = temporaryDir();
  const session = realSession(dir, { drawSeed: () => SEED });
  const seen: { game: Game | undefined; readonly commands: Command[] } = { game: undefined, commands: [] };
  const watched: Session = {
    ...session,
    begin: (setup) => {
      seen.game = session.begin(setup);
      return seen.game;
    },
    play: (game, command) => {
      seen.commands.push(command);
      return session.play(game, command);
    },
  };
  return { dir, session: watched, seen };
}

/** What the layout makes of an action: of its keys the one that is its own, as a keyboard sends it. */
function keyFor(layout: Layout, action: KeyAction): string {
  const own = bindKeys({ layout, keys: {} }).keymap.bindings[action];
  const digit = own.find((key) => /^[2468]$/.test(key));
  if (layout === "numpad" && action.startsWith("move_") && digit !== undefined) return `keypad${digit}`;
  return own.findLast((key) => [...key].length === 1) ?? own[0] ?? "";
}

const SIMPLE = { wait: "wait", pick_up: "pick_up", descend: "descend", end_talk: "back" } as const;

function actionFor(command: Command): KeyAction {
  switch (command.command) {
    case "move":
      return `move_${command.direction}`;
    case "use_ability":
      return command.target === undefined ? "flee" : "accept";
    case "wait":
    case "pick_up":
    case "descend":
    case "end_talk":
      return SIMPLE[command.command];
    default:
      throw new Error(`the walker never uses ${command.command}`);
  }
}

/** The line that asks for the same in the plain front end. */
function lineFor(command: Command): string {
  switch (command.command) {
    case "move":
      return command.direction;
    case "use_ability":
      return command.target === undefined ? "flee" : "1";
    case "unequip":
      return "remove 1";
    case "end_talk":
      return "leave";
    case "pick_up":
      return "take";
    default:
      return command.command;
  }
}

/** A run from the menu to the hero's death with the keys of a layout; answers its commands and last digest. */
async function playByKeys(layout: Layout) {
  const { dir, session, seen } = watchedSession();
  const { press, ends } = emulateGame(session);
  const press1 = (action: KeyAction) => press(keyFor(layout, action));
  await press("s", "down", ...Array.from({ length: LAYOUTS.indexOf(layout) }, () => "right"), "escape");
  await press1("new_run");
  await press("ctrl+u", ..."Ada", "enter", "enter", "enter", "enter");
  const decide = walker();
  let text = await press1("inventory");
  expect(text).toContain("Carried");
  await press1("pick_1");
  await press("escape");
  for (let turn = 0; turn < 3000 && seen.game?.over === ""; turn += 1) {
    const command = decide(seen.game);
    text = await press1(actionFor(command));
    expect(seen.commands.at(-1), text).toEqual(command);
  }
  expect(seen.game?.over).toBe("died");
  expect(text).toContain("The run is over");
  expect(await press("enter")).toContain("New run");
  await press1("quit");
  expect(ends).toEqual([""]);
  session.close();
  return { commands: seen.commands, end: seen.game === undefined ? "" : digest(seen.game), dir };
}

/** The digest at the end of a recording, played again. */
function endOfRecording(dir: string, { mods, registries }: Session): string {
  const recorded = readRecording(join(dir, "run.jsonl"));
  if (recorded.kind !== "recorded") throw new Error(recorded.kind);
  const replayed = replayRecording(recorded, mods, registries);
  if (replayed.kind !== "played") throw new Error(replayed.kind);
  return digest(replayed.game);
}

describe("a whole run by the keyboard alone", { timeout: 120_000 }, () => {
  it.each(LAYOUTS)("with the keys of %s ends as the same commands do in plain lines", async (layout) => {
    const { commands, end, dir } = await playByKeys(layout);
    expect(commands.length).toBeGreaterThan(150);
    expect(new Set(commands.map(({ command }) => command)).size).toBeGreaterThan(3);
    const plainDir = temporaryDir();
    const session = realSession(plainDir, { drawSeed: () => SEED });
    const told = await playScript(session, ["1", "Ada", "1", "1", ...commands.map(lineFor)]);
    expect(told).toContain("Outcome");
    expect(endOfRecording(plainDir, session)).toBe(end);
    expect(endOfRecording(dir, session)).toBe(end);
    session.close();
  });
});
