import { type Command, execute, type Registries } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { characterCreation } from "../../src/screens/character-creation.js";
import { dialog } from "../../src/screens/dialog.js";
import { explore } from "../../src/screens/explore.js";
import { inventory } from "../../src/screens/inventory.js";
import { questLog } from "../../src/screens/quest-log.js";
import type { Context, Screen } from "../../src/screens/screen.js";
import { shop } from "../../src/screens/shop.js";
import { press, screenContext, shown } from "../fixtures/screen-context.js";
import { SMALL } from "../fixtures/screen-driver.js";

const LONG = `First words. ${"They say this again and again. ".repeat(30)}Last words.`;

/** The definitions of the small mod with long texts wherever one is told. */
function wordy(): Registries {
  const registries = smallRegistries();
  const tell = <T>(entries: Readonly<Record<string, T>>, texts: Partial<T>) =>
    Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { ...entry, ...texts }]));
  return {
    ...registries,
    options: tell(registries.options, { description: LONG }),
    items: tell(registries.items, { description: LONG }),
    quests: tell(registries.quests, { description: LONG }),
    npcs: tell(registries.npcs, { greeting: LONG }),
  };
}

function beside(registries: Registries, ...commands: Command[]): Context {
  const game = smallGame(registries);
  const borin = game.floor.rooms.flatMap((room) => room.npcs)[0];
  if (borin !== undefined) game.player_pos = borin.pos;
  for (const command of commands) execute(game, command, registries);
  const log = game.journal.map((message) => ({ message, foes: [] }));
  return { ...screenContext(game, registries, SMALL), log };
}

const registries = wordy();
const TALK: Command = { command: "talk" };
const TRADE: Command = { command: "choose", option: 0 };
const ASK: Command = { command: "choose", option: 1 };

const SCREENS: Readonly<Record<string, () => { screen: Screen; context: Context }>> = {
  "a class": () => {
    const context = beside(registries);
    const screen = characterCreation({ seed: 1n, name: "Ada", options: [] }, registries);
    press(screen, ["enter"], context);
    return { screen, context };
  },
  "a quest": () => ({ screen: questLog(), context: beside(registries, TALK, ASK) }),
  "a thing": () => {
    const context = beside(registries);
    const screen = inventory();
    press(screen, ["down"], context);
    return { screen, context };
  },
  goods: () => ({ screen: shop(), context: beside(registries, TALK, TRADE) }),
  "what is said": () => ({ screen: dialog(), context: beside(registries, TALK) }),
};

describe.each(Object.entries(SCREENS))("a long text about %s", (name, open) => {
  it("says that there is more, and shows it to its end by PageDown", () => {
    const { screen, context } = open();
    expect(shown(screen, context)).toContain("First words.");
    let pages = 0;
    for (; shown(screen, context).includes("PgDn more"); pages += 1) press(screen, ["pagedown"], context);
    expect(pages).toBeGreaterThan(0);
    expect(shown(screen, context)).toContain(name === "a class" ? "health is below 40 %" : "Last words.");
    expect(shown(screen, context)).toContain("PgUp");
    for (; pages > 0; pages -= 1) press(screen, ["pageup"], context);
    expect(shown(screen, context)).toContain("First words.");
    expect(shown(screen, context)).not.toContain("PgUp");
  });
});

describe("a text of which not all is in sight", () => {
  it("begins anew with the next one", () => {
    const { screen, context } = SCREENS["a class"]?.() ?? expect.fail();
    press(screen, ["pagedown", "down"], context);
    expect(shown(screen, context)).toContain("First words.");
    press(screen, ["pagedown", "tab", "shift+tab"], context);
    expect(shown(screen, context)).toContain("First words.");
  });

  it("leaves the page keys to the list where all is in sight", () => {
    const plain = smallRegistries();
    const context = beside(plain);
    const screen = inventory();
    press(screen, ["pagedown"], context);
    expect(shown(screen, context)).toContain("› Gold");
  });
});

describe("the latest messages", () => {
  it("begin with the beginning of a message that has no room, and say that it goes on", () => {
    const context = beside(registries, TALK, { command: "end_talk" });
    const greeting = context.log.filter(({ message }) => message.kind === "npc_greets");
    const closed = () => expect.fail();
    const screens = { inventory: closed, characterSheet: closed, questLog: closed, pause: closed };
    const text = shown(explore(screens), { ...context, log: greeting });
    expect(text).toContain("First words.");
    expect(text).not.toContain("Last words.");
    expect(text).toMatch(/…$/m);
  });
});
