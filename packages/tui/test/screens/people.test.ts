import { type Command, execute } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { dialog } from "../../src/screens/dialog.js";
import { questLog } from "../../src/screens/quest-log.js";
import { shop } from "../../src/screens/shop.js";
import { press, screenContext, shown } from "../fixtures/screen-context.js";

const registries = smallRegistries();

/** Beside Borin, after some commands. */
function after(...commands: Command[]) {
  const game = smallGame(registries);
  const borin = game.floor.rooms.flatMap((room) => room.npcs)[0];
  if (borin !== undefined) game.player_pos = borin.pos;
  for (const command of commands) {
    const outcome = execute(game, command, registries);
    if (outcome.kind === "rejected") throw new Error(outcome.reason.code);
  }
  const log = game.journal.map((message) => ({ message, foes: [] }));
  return { ...screenContext(game, registries), log };
}

const TALK: Command = { command: "talk" };
const TRADE: Command = { command: "choose", option: 0 };
const ASK: Command = { command: "choose", option: 1 };

describe("a talk", () => {
  it("shows the greeting and what can be said", () => {
    const text = shown(dialog(), after(TALK));
    expect(text).toContain("What will it be?");
    expect(text).toContain("1 Show me your goods.");
    expect(text).toContain("3 Farewell.");
  });

  it("shows the last reply, and offers what can be said only once no more", () => {
    const text = shown(dialog(), after(TALK, ASK));
    expect(text).toContain("Rats. Two of them.");
    expect(text).not.toContain("Any work?");
  });

  it("lets an answer without a reply leave the words before it standing", () => {
    const text = shown(dialog(), after(TALK, ASK, TRADE, { command: "end_talk" }));
    expect(text).toContain("Rats. Two of them.");
  });

  it("tells what an answer brought about, until the next one", () => {
    expect(shown(dialog(), after(TALK, ASK))).toContain("New quest: Vermin.");
    expect(shown(dialog(), after(TALK, ASK, TRADE, { command: "end_talk" }))).not.toContain("New quest");
  });

  it("says by number or by Enter, and leaves by Esc", () => {
    const context = after(TALK);
    expect(press(dialog(), ["2"], context)).toMatchObject({ command: { command: "choose", option: 1 } });
    expect(press(dialog(), ["down", "down", "enter"], context)).toMatchObject({ command: { option: 2 } });
    expect(press(dialog(), ["escape"], context)).toMatchObject({ command: { command: "end_talk" } });
  });
});

describe("a shop", () => {
  it("shows both sides with their prices and the gold", () => {
    const text = shown(shop(), after(TALK, TRADE));
    expect(text).toContain("50 gold");
    expect(text).toMatch(/Leather cap +18 g/);
    expect(text).toMatch(/Healing potion ×3 +4 g/);
    expect(text).toMatch(/Gold ×50 +—/);
  });

  it("compares what is for sale with what is worn", () => {
    const text = shown(shop(), after(TALK, TRADE));
    expect(text).toContain("Leather cap  instead of  —");
    expect(text).toMatch(/Fire resistance +0 % → 20 % +\+20 %/);
  });

  it("does not go on to the next goods by itself when the last of several pieces is gone", () => {
    const context = after(TALK, TRADE);
    const { game } = context;
    if (game === undefined) throw new Error("no game");
    game.player.inventory.push({ item: "core:gold", affixes: [], count: 500 });
    const screen = shop();
    press(screen, ["down"], context);
    const bought = [1, 2, 3, 4].map(() => {
      const response = press(screen, ["enter"], context);
      if (response.kind !== "command") throw new Error("nothing was bought");
      expect(execute(game, response.command, registries).kind).toBe("turn_passed");
      return response.command;
    });
    expect(bought).toHaveLength(4);
    expect(shown(screen, context)).toMatch(/› Leather cap/);
    expect(press(screen, ["enter"], context)).toMatchObject({
      kind: "none",
      status: expect.stringContaining("Leather cap"),
    });
    expect(press(screen, ["enter"], context)).toMatchObject({ command: { command: "buy", index: 0 } });
  });

  it("buys one by Enter, and several by n", () => {
    const context = after(TALK, TRADE);
    expect(press(shop(), ["enter"], context)).toMatchObject({ command: { command: "buy", index: 0, count: 1 } });
    const response = press(shop(), ["down", "n"], context);
    if (response.kind !== "push") throw new Error("nothing was asked");
    press(response.screen, ["3"], context);
    expect(shown(response.screen, context)).toContain("36 gold");
    expect(press(response.screen, ["enter"], context)).toMatchObject({
      command: { command: "buy", index: 1, count: 3 },
    });
  });

  it("sells from the other side, and Esc closes it", () => {
    const context = after(TALK, TRADE);
    expect(press(shop(), ["tab", "down", "enter"], context)).toMatchObject({
      command: { command: "sell", index: 1, count: 1 },
    });
    expect(press(shop(), ["escape"], context)).toMatchObject({ command: { command: "end_talk" } });
  });
});

describe("the quest log", () => {
  it("shows what is running with its count and description, before what is done", () => {
    const context = after(TALK, ASK);
    context.game?.quests.unshift({ quest: "gone:quest", count: 1, done: true, failed: false });
    const text = shown(questLog(), context);
    expect(text).toMatch(/Vermin +0\/2/);
    expect(text).toContain("Kill two rats.");
    expect(text.indexOf("Vermin")).toBeLessThan(text.indexOf("gone:quest"));
  });

  it("says so where there is none", () => {
    expect(shown(questLog(), after())).toContain("You have no quests.");
    expect(shown(questLog(), after())).not.toContain("─  ─");
  });
});
