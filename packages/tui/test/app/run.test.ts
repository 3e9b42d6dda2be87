import { emptyRegistries } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { memorySession } from "../fixtures/memory-session.js";
import { driveScreens, SMALL } from "../fixtures/screen-driver.js";

const registries = smallRegistries();
const NEW = { newRun: true, yes: true, seed: 1n, name: "Ada", options: ["core:fighter"] };

/** The app in a new run of the small mod. */
function running(debug = false) {
  const session = memorySession(registries, { wish: NEW, debug });
  return { session, driver: driveScreens(session) };
}

/** The app in the first fight of that run. */
function fighting(debug = false) {
  const { session, driver } = running(debug);
  driver.press("o", "o");
  expect(driver.text()).toContain("Enemies");
  return { session, driver };
}

describe("a run from its beginning to its end", () => {
  it("goes from the menu through making a hero onto the map", () => {
    const session = memorySession(registries);
    const driver = driveScreens(session);
    expect(driver.text()).toContain("New run");
    driver.press("enter");
    expect(driver.text()).toContain("A new run");
    driver.type("Ada the 1st");
    driver.press("enter", "enter", "enter");
    expect(driver.text()).toContain("Ada the 1st");
    expect(driver.text()).toContain("Floor 1");
    expect(session.saved()?.player.options).toEqual(["core:fighter"]);
  });

  it("lets the suggested name be edited, too, and shows what an option's abilities do", () => {
    const driver = driveScreens(memorySession(registries));
    driver.press("enter", "backspace");
    driver.type("na");
    driver.press("enter");
    expect(driver.text()).toMatch(/Rey?na/);
    expect(driver.text()).toContain("Power strike: 2 + 150 % of your damage");
  });

  it("says what abilities do on a small screen, too, in a sentence each", () => {
    const driver = driveScreens(memorySession(registries), SMALL);
    driver.press("enter", "enter");
    expect(driver.text()).toContain("Power strike: 2 + 150 % of");
  });

  it("does not begin without a name, and leads back to it", () => {
    const driver = driveScreens(memorySession(registries));
    driver.press("enter", "ctrl+u", "enter", "enter", "enter");
    expect(driver.text()).toContain("A name has 1 to 24 printable characters.");
    driver.type("Ada");
    driver.press("enter", "enter", "enter");
    expect(driver.text()).toContain("Floor 1");
  });

  it("is won by the last stairs, and the save is gone when that is shown", () => {
    const { session, driver } = fighting(true);
    driver.press("f12", "x");
    expect(driver.text()).not.toContain("Enemies");
    driver.press("f12", ">");
    expect(driver.text()).toContain("The keep lies behind you");
    expect(driver.text()).toContain("Victorious");
    expect(session.saved()).toBeUndefined();
    driver.press("x");
    expect(driver.text()).toContain("› New run");
    expect(driver.text()).not.toContain("Continue");
  });

  it("is lost by death, with the cause told", () => {
    const game = smallGame(registries);
    game.player.health = 1;
    game.player.base.damage = 0;
    const session = memorySession(registries, { saved: game });
    const driver = driveScreens(session);
    driver.press("enter", "o", "o");
    for (let turn = 0; turn < 40 && !driver.text().includes("The run is over"); turn += 1) driver.press(".");
    expect(driver.text()).toContain("The run is over");
    expect(driver.text()).toContain("Slain by a giant rat");
    expect(driver.text()).toContain("Seed");
    expect(session.saved()).toBeUndefined();
  });

  it("goes on with the same fight after leaving in its middle", () => {
    const { session, driver } = fighting();
    driver.press("enter", "escape");
    const before = structuredClone(session.saved());
    driver.press("3");
    expect(driver.text()).toContain("› Continue: Ada");
    const saved = session.saved();
    expect(saved?.turn).toBeGreaterThan(before?.turn ?? 0);
    driver.press("enter");
    expect(driver.text()).toContain("Enemies");
    expect(driver.text()).toMatch(/1 Giant rat/);
  });
});

describe("the stack of screens", () => {
  it("closes popups by any command, also a refused one", () => {
    const session = memorySession(
      smallRegistries(`
[[options]]
id = "sleeper"
category = "class"
name = "Sleeper"
abilities = ["nap"]
[[abilities]]
id = "nap"
name = "Nap"
cost = 200
actions = [{ action = "change_attribute", amount = 5, attribute = "health" }]`),
      { wish: { ...NEW, options: ["core:sleeper"] } },
    );
    const driver = driveScreens(session);
    driver.press("a");
    expect(driver.text()).toContain("Use an ability");
    driver.press("enter");
    expect(driver.text()).not.toContain("Use an ability");
    expect(driver.text()).toContain("Nap costs 200 stamina");
  });

  it("keeps the inventory open after a command, until a fight ends", () => {
    const { driver } = fighting(true);
    driver.press("i", "u", "enter");
    expect(driver.text()).toContain("Inventory");
    expect(driver.text()).toMatch(/Health \d+\/100/);
    expect(driver.text()).toContain("Giant rat 1 hits you");
    driver.press("escape", "f12", "x");
    expect(driver.text()).toContain("Floor 1");
    expect(driver.text()).not.toContain("Give an item");
  });

  it("warns of as many enemies as wait in the room", () => {
    const { driver } = running();
    driver.press("o");
    expect(driver.text()).toContain("Enemies ahead: Giant rat ×2.");
  });

  it("tells in the list of places in which direction each lies", () => {
    const { driver } = running();
    driver.press("_");
    expect(driver.text()).toMatch(/Stairs down +north-west +32 steps/);
  });

  it("names the keys of a popup in the last row, not those of the map below", () => {
    const { driver } = running();
    driver.press("escape");
    const keys = driver.text().trimEnd().split("\n").at(-1);
    expect(keys).toContain("Enter choose");
    expect(keys).not.toContain("explore");
  });

  it("tells that a room is new only until something else happens", () => {
    const { driver } = fighting();
    expect(driver.text()).toContain("A fight begins");
    expect(driver.text()).not.toContain("You enter a new room");
  });

  it("follows the run into a talk and its shop, and back", () => {
    const { driver } = running();
    driver.press("l", "t");
    expect(driver.text()).toContain("What will it be?");
    driver.press("1");
    expect(driver.text()).toContain("Leather cap");
    driver.press("escape");
    expect(driver.text()).toContain("Any work?");
    driver.press("escape");
    expect(driver.text()).toContain("Floor 1");
  });

  it("opens help for the screen below, and closes it again", () => {
    const { driver } = running();
    driver.press("?");
    expect(driver.text()).toContain("run north");
    driver.press("escape", "i", "?");
    expect(driver.text()).toContain("equip");
    expect(driver.text()).not.toContain("run north");
  });

  it("asks before a new run replaces a saved one", () => {
    const session = memorySession(registries, { saved: smallGame(registries) });
    const driver = driveScreens(session);
    driver.press("n");
    expect(driver.text()).toContain("Begin anew?");
    driver.press("n");
    expect(driver.text()).toContain("› Continue");
    driver.press("n", "y");
    expect(driver.text()).toContain("A new run");
    driver.press("escape");
    expect(driver.text()).toContain("› Continue");
  });

  it("asks before it goes on without what is gone; no leaves the save as it is", () => {
    const session = memorySession(registries, { saved: smallGame(registries), pruned: ["item other:crown"] });
    const driver = driveScreens(session);
    driver.press("enter");
    expect(driver.text()).toContain("item other:crown");
    driver.press("escape");
    expect(driver.calls).toEqual(["quit"]);
    expect(session.saved()).toBeDefined();
  });

  it.each([
    ["y", "recording"],
    ["n", "save"],
  ] as const)("asks whether to go on from what was recorded behind the save (%s)", (answer, from) => {
    const session = memorySession(registries, { saved: smallGame(registries), behind: 12 });
    const driver = driveScreens(session);
    driver.press("enter");
    expect(driver.text()).toContain("12 more turns were recorded: go on from there?");
    driver.press(answer);
    expect(session.resumedFrom()).toBe(from);
  });
});

describe("keys", () => {
  it("that were typed ahead for walking are dropped when a fight begins", () => {
    const { session, driver } = running();
    driver.press("o");
    const pos = structuredClone(session.log().length);
    driver.pressAtOnce("o", "enter", "enter", "enter");
    while (driver.walkOneStep());
    expect(driver.text()).toContain("Enemies");
    expect(session.log().length).toBeGreaterThan(pos);
    expect(session.log().some(({ message }) => message.kind === "hit" || message.kind === "miss")).toBe(false);
  });

  it("typed 200 in one go are all heeded in menus", () => {
    const { driver } = running();
    driver.press("escape", "down", "enter", "down");
    expect(driver.text()).toContain("qwerty");
    driver.pressAtOnce(...Array.from({ length: 203 }, () => "right"));
    expect(driver.text()).toContain("dvorak");
  });

  it("stop a journey and do nothing else", () => {
    const { session, driver } = running();
    driver.pressAtOnce("o");
    driver.walkOneStep();
    const turns = session.log().length;
    driver.pressAtOnce("i");
    expect(driver.text()).not.toContain("Inventory");
    expect(driver.walkOneStep()).toBe(true);
    expect(session.log().length).toBe(turns);
  });

  it("are text in the name field, also those that mean something elsewhere", () => {
    const driver = driveScreens(memorySession(registries));
    driver.press("enter", "ctrl+u");
    driver.type("m?q");
    expect(driver.text()).toContain("m?q");
    expect(driver.cursor()).toEqual({ x: 7, y: 3 });
  });

  it("are no paste: that is text for a field, and nothing anywhere else", () => {
    const session = memorySession(registries, { saved: smallGame(registries) });
    const driver = driveScreens(session);
    const menu = driver.text();
    driver.app.onKeys([{ key: "paste", text: "any" }]);
    expect(driver.text()).toBe(menu);
    driver.press("enter");
    const turn = session.saved()?.turn;
    driver.app.onKeys([{ key: "paste", text: "jjjj" }]);
    expect(session.saved()?.turn).toBe(turn);
    const making = driveScreens(memorySession(registries));
    making.press("enter", "ctrl+u");
    making.app.onKeys([{ key: "paste", text: "Ada Lovelace of many more letters" }]);
    making.press("enter", "enter", "enter");
    expect(making.text()).toContain("Ada Lovelace of many mor");
  });

  it("with Alt that are bound to nothing are Escape and then the key", () => {
    const { driver } = running();
    driver.press("i");
    expect(driver.text()).toContain("Inventory");
    driver.press("alt+c");
    expect(driver.text()).toContain("Attributes");
    driver.press("alt+space");
    expect(driver.text()).toContain("Floor 1");
  });

  it("save and leave by Ctrl-C wherever one is", () => {
    const { driver } = fighting();
    driver.press("i", "?", "ctrl+c");
    expect(driver.calls).toEqual(["quit"]);
  });

  it("hand the terminal to the shell by Ctrl-Z", () => {
    const { driver } = running();
    driver.press("ctrl+z");
    expect(driver.calls).toEqual(["suspend"]);
  });

  it("can be rebound in the settings", () => {
    const session = memorySession(registries, { wish: NEW });
    session.changeSettings({ ...session.settings(), keys: { inventory: "I F5", wait: "" } });
    const driver = driveScreens(session);
    driver.press("i");
    expect(driver.text()).not.toContain("Inventory");
    driver.press("f5");
    expect(driver.text()).toContain("Inventory");
  });
});

describe("the end of a run", () => {
  it("is not skipped by a key that is held or was typed on", () => {
    const { session, driver } = fighting(true);
    driver.press("f12", "x", "f12");
    driver.pressAtOnce(">", ">", "enter", "escape");
    expect(driver.text()).toContain("Victorious");
    for (let repeated = 0; repeated < 50; repeated += 1) {
      driver.wait(repeated === 0 ? 500 : 33);
      driver.pressAtOnce("enter");
    }
    expect(driver.text()).toContain("Victorious");
    driver.wait(699);
    driver.pressAtOnce("m", "?");
    expect(driver.text()).toContain("Victorious");
    driver.wait(700);
    driver.pressAtOnce("enter");
    expect(driver.text()).toContain("› New run");
    expect(session.saved()).toBeUndefined();
  });
});

describe("a refused command", () => {
  it("says why in the status line and costs nothing", () => {
    const { driver } = running();
    const turn = /turn (\d+)/.exec(driver.text())?.[1];
    driver.press("g");
    expect(driver.text()).toContain("There is nothing here to pick up.");
    expect(/turn (\d+)/.exec(driver.text())?.[1]).toBe(turn);
    driver.press(".");
    expect(driver.text()).not.toContain("There is nothing here to pick up.");
  });

  it("asks once in a run before the workbench marks it", () => {
    const { driver, session } = running();
    driver.press("f12");
    expect(driver.text()).toContain("this run, its save and its recording as cheated");
    driver.press("n", "f12", "y");
    expect(driver.text()).toContain("Workbench");
    driver.press("escape", "f12", "h");
    expect(session.log().map(({ message }) => (message.kind === "debug_used" ? message.cheat : ""))).toEqual(
      expect.arrayContaining(["on", "heal"]),
    );
    expect(session.saved()?.cheats).toBe(false);
    driver.app.save();
    expect(session.saved()?.cheats).toBe(true);
  });
});

describe("problems with the settings", () => {
  it("stay readable in the menu, the first with the number of the others", () => {
    const driver = driveScreens(memorySession(registries, { settingsProblems: ["One is wrong.", "Two.", "Three."] }));
    driver.press("down", "up");
    expect(driver.text()).toContain("One is wrong. And 2 more: rustkeep doctor names all.");
  });

  it("are told when a run begins at once", () => {
    const driver = driveScreens(memorySession(registries, { wish: NEW, settingsProblems: ["One is wrong."] }));
    expect(driver.text()).toContain("Floor 1");
    expect(driver.text()).toContain("One is wrong.");
  });
});

describe("the size of the terminal", () => {
  it("below 60×20 is told, and nothing is played until it grows", () => {
    const { session, driver } = running();
    driver.resize({ width: 59, height: 20 });
    expect(driver.text()).toContain("at least 60×20");
    const turns = session.log().length;
    driver.press(".");
    expect(session.log().length).toBe(turns);
    driver.resize(SMALL);
    expect(driver.text()).toContain("Floor 1");
    driver.resize({ width: 30, height: 5 });
    driver.press("ctrl+c");
    expect(driver.calls).toEqual(["quit"]);
  });
});

describe("the command line's wishes", () => {
  it("begin a run at once when they name the options", () => {
    expect(running().driver.text()).toContain("Ada");
  });

  it("lead to the screen that can mend them when they are not right", () => {
    const driver = driveScreens(memorySession(registries, { wish: { ...NEW, options: ["core:wizard"] } }));
    expect(driver.text()).toContain("A new run");
    expect(driver.text()).toContain("core:wizard");
  });

  it("lead to the menu with the reason when the mods have no floor to begin on, also from the menu itself", () => {
    const driver = driveScreens(memorySession({ ...emptyRegistries() }, { wish: NEW }));
    expect(driver.text()).toContain("› New run");
    expect(driver.text()).toContain("No loaded mod has a floor to begin on.");
    driver.press("enter", "enter", "enter");
    expect(driver.text()).toContain("› New run");
    expect(driver.text()).toContain("No loaded mod has a floor to begin on.");
    driver.press("q");
    expect(driver.calls).toEqual(["quit"]);
  });

  it("ask before they replace a saved run, without --yes", () => {
    const session = memorySession(registries, { saved: smallGame(registries), wish: { ...NEW, yes: false } });
    const driver = driveScreens(session);
    expect(driver.text()).toContain("Begin anew?");
    driver.press("y");
    expect(driver.text()).toContain("Floor 1");
  });
});
