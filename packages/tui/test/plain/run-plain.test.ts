import { emptyRegistries } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { memorySession } from "../fixtures/memory-session.js";
import { driveScreens, USUAL } from "../fixtures/screen-driver.js";
import { playScript } from "../fixtures/script-io.js";

const registries = smallRegistries();
const NEW_RUN = { wish: { newRun: true, yes: true, seed: 1n, name: "Ada", options: ["core:fighter"] } };

describe("the plain front end", () => {
  it("makes a hero by questions, and saves and leaves at the end of input", async () => {
    const session = memorySession(registries);
    const text = await playScript(session, ["1", "Ada", "7", "1"]);
    expect(text).toContain("Class: choose one.");
    expect(text).toContain("1  Fighter. Strikes first. +10 damage. Grants: Power strike.");
    expect(text).toContain("Type a number from 1 to 2.");
    expect(text).toContain("The run is saved.");
    expect(session.saved()?.player).toMatchObject({ name: "Ada", options: ["core:fighter"] });
  });

  it("begins at once when the command line says everything", async () => {
    const text = await playScript(memorySession(registries, NEW_RUN), ["quit"]);
    expect(text).not.toContain("choose one");
    expect(text).toContain("Floor 1, The Cellar. Turn 0.");
  });

  it("leaves when the mods hold no floor to begin on, instead of asking what no answer mends", async () => {
    const text = await playScript(memorySession({ ...emptyRegistries() }, { wish: { newRun: true } }), []);
    expect(text.match(/No loaded mod has a floor to begin on\./g)).toHaveLength(1);
  });

  it("tells at the start what is wrong with the settings, all of it", async () => {
    const session = memorySession(registries, { settingsProblems: ["One is wrong.", "Two is."] });
    expect(await playScript(session, [])).toMatch(/^rustkeep 0\.0\.0\nOne is wrong\.\nTwo is\.\n/);
  });

  it("plays the same script the same way", async () => {
    const script = ["explore", "explore", "1 1", "1 2", "1", "1", "1", "1", "1", "1", "look", "sheet", "quit"];
    const first = await playScript(memorySession(registries, NEW_RUN), script);
    const second = await playScript(memorySession(registries, NEW_RUN), script);
    expect(second).toBe(first);
    expect(first).toMatchSnapshot();
  });

  it("wins the small keep from a script", async () => {
    const session = memorySession(registries, NEW_RUN);
    const fight = Array.from({ length: 12 }, () => "1");
    const text = await playScript(session, ["explore", "explore", ...fight, "explore", "explore", "descend"]);
    expect(text).toContain("You have won!");
    expect(text).toContain("Outcome: Victorious");
    expect(text).toContain("Seed: 1");
    expect(session.saved()).toBeUndefined();
  });

  it("understands in fights to attack, and abilities by their names", async () => {
    const script = [
      "attack",
      "explore",
      "explore",
      "pOwEr sTrIkE",
      "power strike 2",
      "attack giant rat 2",
      "attack",
      "dance",
      "quit",
    ];
    const text = await playScript(memorySession(registries, NEW_RUN), script);
    expect(text).toContain("That does nothing here.");
    expect(text.match(/Power strike: only if your health is below 40 %\./g)).toHaveLength(2);
    expect(text).toMatch(/You (hit|miss) giant rat 2/);
    expect(text).toMatch(/You (hit|miss) (giant rat 1|the giant rat)/);
    expect(text).toContain("Not understood: dance.");
    expect(text.match(/Not understood/g)).toHaveLength(1);
  });

  it("talks, takes a quest and trades", async () => {
    const session = memorySession(registries, NEW_RUN);
    const script = [
      "travel",
      "travel 2",
      "talk",
      "2",
      "1",
      "buy 1",
      "show 1",
      "sell 3",
      "leave",
      "leave",
      "equip 4",
      "items",
      "quests",
      "quit",
    ];
    const text = await playScript(session, script);
    expect(text).toMatchSnapshot();
    expect(session.saved()?.quests).toMatchObject([{ quest: "core:vermin" }]);
  });

  it("asks before it replaces a saved run, and continues it when told so", async () => {
    const saved = smallGame(registries);
    const session = memorySession(registries, { saved });
    const text = await playScript(session, ["2", "no", "1", "wait", "quit"]);
    expect(text).toContain("Begin anew? (yes/no)");
    expect(session.saved()?.turn).toBe(saved.turn + 1);
  });

  it("asks a question again when the answer is neither yes nor no", async () => {
    const saved = smallGame(registries);
    const session = memorySession(registries, { saved, pruned: ["inventory: gone:wand"] });
    const text = await playScript(session, ["1", "yess", "", "yes", "wait", "quit"]);
    expect(text.match(/Type yes or no\./g)).toHaveLength(2);
    expect(session.saved()?.turn).toBe(saved.turn + 1);
  });

  it("asks before it goes on without what a mod no longer brings, and leaves the save alone on a no", async () => {
    const saved = smallGame(registries);
    const session = memorySession(registries, { saved, pruned: ["inventory: gone:wand"] });
    const text = await playScript(session, ["1", "no"]);
    expect(text).toContain("inventory: gone:wand");
    expect(session.saved()).toBe(saved);
  });

  it.each([
    ["ja", "recording"],
    ["nein", "save"],
  ] as const)("asks whether to go on from what was recorded behind the save (%s)", async (answer, from) => {
    const session = memorySession(registries, { saved: smallGame(registries), behind: 1, language: "de" });
    const text = await playScript(session, ["1", answer, "beenden"]);
    expect(text).toContain("Ein weiterer Zug ist aufgezeichnet: von dort weiterspielen?");
    expect(session.resumedFrom()).toBe(from);
  });

  it("understands German and English words when it speaks German", async () => {
    const session = memorySession(registries, { ...NEW_RUN, language: "de" });
    const text = await playScript(session, ["warten", "warte", "wait", "inventar", "bogen glück", "hilfe", "beenden"]);
    expect(text).toContain("Du wartest.");
    expect(text).toContain("Ein Punkt: Funde sind mit 2 % mehr Wahrscheinlichkeit reicher.");
    expect(text).not.toContain("Nicht verstanden");
    expect(session.saved()?.turn).toBe(3);
  });

  it("says why something is refused and costs nothing then", async () => {
    const session = memorySession(registries, NEW_RUN);
    const text = await playScript(session, [
      "descend",
      "use 99",
      "take",
      "remove 1",
      "nonsense",
      "heal",
      "buy 1",
      "quit",
    ]);
    expect(text).toContain("There are no stairs down here.");
    expect(text).toContain("“99” is not one of these:");
    expect(text).toContain("2  Healing potion");
    expect(text).toContain("Not understood: nonsense.");
    expect(text).toContain("The workbench is off.");
    expect(text).toContain("That does nothing here.");
    expect(session.saved()?.turn).toBe(0);
  });

  it("has the workbench once it is switched on, which marks the run and costs nothing", async () => {
    const session = memorySession(registries, NEW_RUN);
    const text = await playScript(session, ["workbench", "give leather cap", "give nonsense", "heal", "quit"]);
    expect(text).toContain("a leather cap");
    expect(text).toContain("There is no such item: nonsense.");
    expect(text).toContain("this run is marked for good");
    expect(session.saved()).toMatchObject({ cheats: true, turn: 2 });
    expect(session.saved()?.player.inventory.map((item) => item.item)).toContain("core:cap");
  });

  it("changes the language at once", async () => {
    const text = await playScript(memorySession(registries, NEW_RUN), ["settings", "set 1", "set 1", "quit"]);
    expect(text).toContain("Language: English");
    expect(text).toContain("Der Lauf ist gespeichert.");
  });

  it("tells who cannot be what was asked for, and asks anew", async () => {
    const session = memorySession(registries, { wish: { newRun: true, options: ["core:nobody"] } });
    const text = await playScript(session, ["Ada", "2", "quit"]);
    expect(text).toContain("There is no such option: core:nobody.");
    expect(session.saved()?.player.options).toEqual(["core:mage"]);
  });

  it("refuses what it does not understand, instead of doing something else", async () => {
    const session = memorySession(registries, NEW_RUN);
    const script = ["drop 1 -1", "wait 5", "west -2", "east two", "take it", "use potion on mars", "quit"];
    const text = await playScript(session, script);
    for (const rest of ["5", "-2", "two", "it"]) expect(text).toContain(`Not understood: ${rest}. Nothing was done.`);
    expect(text).toContain("“1 -1” is not one of these:");
    expect(session.saved()?.turn).toBe(0);
    expect(session.saved()?.player.inventory).toHaveLength(4);
  });

  it("takes as many steps as are asked for", async () => {
    const session = memorySession(registries, NEW_RUN);
    await playScript(session, ["east 2", "quit"]);
    expect(session.saved()?.turn).toBe(2);
  });

  it("finds things by the beginnings of their names, and asks where several are meant", async () => {
    const two = smallRegistries(`
[[creatures]]
id = "cutpurse"
name = "Cutpurse"
ai = [{ ability = "attack" }]
base = { max_health = 14 }
`);
    const game = smallGame(two);
    const [first] = game.floor.rooms.flatMap((room) => room.enemies);
    if (first === undefined) throw new Error("the small mod has changed");
    Object.assign(first, { def: "core:cutpurse" });
    const session = memorySession(two, { saved: game });
    const text = await playScript(session, [
      "1",
      "explore",
      "explore",
      "attack giant rat",
      "attack",
      "power x",
      "quit",
    ]);
    expect(text).toMatch(/You (hit|miss) the giant rat/);
    expect(text).toContain("Not understood: power x. Type help.");
    const rats = memorySession(registries, NEW_RUN);
    const asked = await playScript(rats, ["explore", "explore", "attack rat", "quit"]);
    expect(asked).toContain("“rat” is not one of these:\n1  Giant rat 1\n2  Giant rat 2");
  });

  it("stops before a room with enemies where the full screen does", async () => {
    const session = memorySession(registries, NEW_RUN);
    const text = await playScript(session, ["explore", "quit"]);
    expect(text).toContain("Enemies ahead: Giant rat ×2.");
    const driver = driveScreens(memorySession(registries, NEW_RUN), USUAL);
    driver.press("o");
    expect(driver.text()).toContain("Enemies ahead: Giant rat ×2.");
    expect(driver.text()).toContain(`turn ${session.saved()?.turn}`);
  });

  it("keeps the numbers of a list until it is told again, whatever has become of it", async () => {
    const session = memorySession(registries, NEW_RUN);
    const text = await playScript(session, [
      "items",
      "drop 1",
      "drop 1",
      "drop 4 2",
      "travel",
      "east",
      "travel 4",
      "quit",
    ]);
    expect(text).toContain("You drop a flaming dagger.");
    expect(text).toContain("“1” is not one of these:");
    expect(text).toContain("You drop 2 gold.");
    expect(text.indexOf("You are there.")).toBeGreaterThan(text.indexOf("travel 4"));
  });

  it("takes a question mark for a question, not for a name", async () => {
    const session = memorySession(registries);
    const text = await playScript(session, ["1", "?", "Ada", "1", "quit"]);
    expect(text).toContain("Type a name of 1 to 24 characters; back goes back, quit leaves.");
    expect(session.saved()?.player.name).toBe("Ada");
  });

  it("answers what there is, one thing at a time, without a turn", async () => {
    const session = memorySession(registries, NEW_RUN);
    const asked = [
      "where",
      "exits",
      "people",
      "enemies",
      "things",
      "health",
      "undo",
      "back",
      "help explore",
      "help dance",
    ];
    const text = await playScript(session, [...asked, "quit"]);
    const answers = text
      .split(/\[floor 1, health 100\/100\] > /)
      .slice(1)
      .map((part) => part.trimEnd());
    expect(answers).toEqual([
      "where\nFloor 1, The Cellar. Turn 0. You are in a room.\nExits: east, 3 steps.",
      "exits\nExits: east, 3 steps.",
      "people\nBorin, 1 step, east",
      "enemies\nRoom: Giant rat ×2, 28 steps, north-west",
      "things\nNothing lies on this floor that you know of.",
      "health\nHealth 100/100, stamina 100/100, level 1, experience 0/20, gold 50.",
      "undo\nA turn that has passed stays passed. What was not understood, or refused, has cost nothing.",
      "back\nThere is nothing to go back to here. quit saves and leaves.",
      "help explore\nexplore, o: goes to what is nearest of what is new, and stops before a room with enemies",
      "help dance\nNot understood: dance. Type help.",
      "quit\nThe run is saved.\nGoodbye.",
    ]);
    expect(session.saved()?.turn).toBe(0);
  });

  it("lets things, people, enemies and abilities be examined", async () => {
    const session = memorySession(registries, NEW_RUN);
    const script = [
      "x giant rat",
      "examine borin",
      "x healing",
      "x power",
      "x moon",
      "explore",
      "explore",
      "enemies",
      "x rat 2",
    ];
    const text = await playScript(session, [...script, "quit"]);
    for (const line of [
      "x giant rat\nGiant rat",
      "examine borin\nBorin",
      "x healing\nHealing potion",
      "x power\nPower strike.",
    ])
      expect(text).toContain(line);
    expect(text).toContain("“moon” is not one of these:");
    expect(text).toMatch(/enemies\n1 {2}Giant rat, health 14\/14\. Next: .*\n2 {2}Giant rat/);
    expect(text).toMatch(/x rat 2\n2 {2}Giant rat, health 14\/14/);
  });

  it("does the last line again", async () => {
    const session = memorySession(registries, NEW_RUN);
    const text = await playScript(session, ["again", "wait", "again", "", "again", "quit"]);
    expect(text).toContain("There is no line before this one.");
    expect(session.saved()?.turn).toBe(3);
  });

  it("has a way back and a way out in every menu", async () => {
    const session = memorySession(registries);
    const script = [
      "back",
      "help",
      "settings",
      "back",
      "new",
      "?",
      "back",
      "1",
      "Ada",
      "help",
      "back",
      "Bea",
      "mage",
      "quit",
    ];
    const text = await playScript(session, script);
    expect(text).toContain("There is nothing to go back to here.");
    expect(text).toContain("Type a number from 1 to 3, or words of an entry; back goes back, quit leaves.");
    expect(text).toContain("Type a number from 1 to 2, or words of an entry; back goes back, quit leaves.");
    expect(session.saved()?.player).toMatchObject({ name: "Bea", options: ["core:mage"] });
    const left = memorySession(registries);
    expect(await playScript(left, ["1", "quit"])).toContain("Goodbye.");
    expect(await playScript(left, ["1", "Ada", "quit"])).toContain("Goodbye.");
    expect(left.saved()).toBeUndefined();
  });

  it("tells in a fight what a turn has changed, and the whole of it when asked", async () => {
    const text = await playScript(memorySession(registries, NEW_RUN), ["explore", "explore", "wait", "look", "quit"]);
    const [, told = "", asked = ""] = text.split(/> wait\n|> look\n/);
    expect(told).toMatch(/^Round 2\. /m);
    expect(told).not.toContain("Abilities");
    expect(asked).toContain("Abilities; type a number");
  });

  it("tells the whole fight each turn where that is set", async () => {
    const script = ["settings", "set 6", "explore", "explore", "wait", "quit"];
    const text = await playScript(memorySession(registries, NEW_RUN), script);
    expect(text).toContain("Plain lines in a fight: everything");
    expect(text.match(/Abilities; type a number/g)).toHaveLength(2);
  });

  it("tells what a room holds when it is entered for the first time", async () => {
    const session = memorySession(registries, NEW_RUN);
    expect(await playScript(session, ["quit"])).toContain("In this room: Borin, 1 step, east.");
  });

  it("lets no escape sequence of a name through", async () => {
    const session = memorySession(registries);
    const text = await playScript(session, ["1", "A\u001b[31mda\u0007", "1", "sheet", "quit"]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});
