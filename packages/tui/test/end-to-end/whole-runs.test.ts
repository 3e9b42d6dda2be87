import { existsSync } from "node:fs";
import { join } from "node:path";
import { readRecording, readSave, replayRecording } from "@rustkeep/data";
import { digest } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import type { Session } from "../../src/session/session.js";
import { emulateGame } from "../fixtures/emulated-game.js";
import { realSession, temporaryDir } from "../fixtures/real-session.js";

/** The whole program in an emulated terminal, and exploring in it until the screen says something. */
function play(session: Session) {
  const game = emulateGame(session);
  const exploreUntil = async (wanted: string): Promise<string> => {
    let text = "";
    for (let tries = 0; tries < 60 && !text.includes(wanted); tries += 1) text = await game.press("o");
    expect(text).toContain(wanted);
    return text;
  };
  return { ...game, exploreUntil };
}

/** From the main menu into a run: the name as it is, the first of everything. */
const NEW_RUN = ["enter", "enter", "enter", "enter", "enter"];

describe("the full screen, from key bytes to cells", { timeout: 60_000 }, () => {
  it("plays from making a hero to his death, and his recording plays back to the same end", async () => {
    const dir = temporaryDir();
    const session = realSession(dir);
    const { press, exploreUntil, ends, terminal } = play(session);
    expect(await terminal.text()).toContain("r u s t k e e p");
    expect(await press(...NEW_RUN)).toContain("Floor 1");
    expect(existsSync(join(dir, "save.toml"))).toBe(true);
    await exploreUntil("Enemies");
    let text = "";
    for (let turn = 0; turn < 600 && !text.includes("The run is over"); turn += 1) {
      text = await press(".");
      if (!text.includes("Enemies") && !text.includes("The run is over")) text = await press("o");
    }
    expect(text).toContain("The run is over");
    expect(text).toContain("Cause of death");
    expect(existsSync(join(dir, "save.toml"))).toBe(false);
    expect(await press("x")).toContain("New run");
    await press("q");
    expect(ends).toEqual([""]);
    expect(await terminal.isAlternate()).toBe(false);

    const recorded = readRecording(join(dir, "run.jsonl"));
    if (recorded.kind !== "recorded") throw new Error(recorded.kind);
    const replayed = replayRecording(recorded, session.mods, session.registries);
    expect(replayed.kind).toBe("played");
    if (replayed.kind === "played") expect(replayed.game.over).toBe("died");
  });

  it("goes on below the keep by the workbench", async () => {
    const { press } = play(realSession(temporaryDir()));
    let text = await press(...NEW_RUN);
    for (let floor = 0; floor < 30 && !text.includes("The Deep"); floor += 1) {
      text = await press("f12", ">");
      if (text.includes("Give an item")) text = await press("escape");
    }
    expect(text).toContain("Floor 6  The Deep");
    expect(text).toContain("You have won");
  });

  it("goes on with the same fight after leaving in its middle", async () => {
    const dir = temporaryDir();
    const first = realSession(dir);
    const { press, exploreUntil, ends } = play(first);
    await press(...NEW_RUN);
    await exploreUntil("Enemies");
    const before = await press(".");
    await press("ctrl+c");
    expect(ends).toEqual([""]);
    const saved = readSave(dir, first.registries);
    if (saved.kind !== "loaded") throw new Error(saved.kind);
    first.close();

    const second = realSession(dir);
    const again = play(second);
    const after = await again.press("enter");
    const enemies = (text: string) => text.split("\n").filter((row) => /^│.*(\d+\/\d+|↳)/.test(row));
    expect(enemies(after)).toEqual(enemies(before));
    await again.press("ctrl+c");
    const saveAgain = readSave(dir, second.registries);
    if (saveAgain.kind !== "loaded") throw new Error(saveAgain.kind);
    expect(digest(saveAgain.game)).toBe(digest(saved.game));
    second.close();
  });

  it("saves and ends when the terminal goes away", async () => {
    const dir = temporaryDir();
    const session = realSession(dir);
    const { press, terminal, ends } = play(session);
    await press(...NEW_RUN);
    await press(".", ".");
    terminal.hangUp();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ends).toEqual([""]);
    const saved = readSave(dir, session.registries);
    expect(saved).toMatchObject({ kind: "loaded", game: { turn: 2 } });
  });

  it("writes little for a step", async () => {
    const { press, terminal } = play(realSession(temporaryDir()));
    await press(...NEW_RUN);
    let most = 0;
    for (const key of ["h", "l", "k", "j", ".", "."]) {
      const before = terminal.written().length;
      await press(key);
      most = Math.max(most, terminal.written().length - before);
    }
    expect(most).toBeLessThan(2000);
  });
});
