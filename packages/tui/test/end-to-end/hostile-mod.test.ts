import { createGame, type Registries } from "@rustkeep/engine";
import { eastAsianWidth } from "get-east-asian-width";
import { describe, expect, it } from "vitest";
import { smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import type { Session } from "../../src/session/session.js";
import { type EmulatedGame, emulateGame } from "../fixtures/emulated-game.js";
import { memorySession } from "../fixtures/memory-session.js";
import { driveScreens } from "../fixtures/screen-driver.js";

/** Everything that a terminal might obey, measure otherwise than the game does, or turn round. */
const EVIL = [
  "\x1b[31mred\x1b[0m",
  "\x1b]0;title\x07",
  "\x1b]52;c;c3RvbGVu\x1b\\",
  "\x1b[?1049l\x1b[2J\x1b[5;5H",
  "\x1b[?25h\x1bc\x1b(0",
  "\x9b35m\x9d0;title\x9c\x90q\x9c\x85\x8d",
  "{bold}{red-fg}tags{/}{|}",
  "漢字かな",
  "e\u0301a\u0308\u0323o\u20dd",
  "👩‍👩‍👧‍👦🏴‍☠️",
  "עברית\u202eابت\u2067\u200f",
  "\x07\b\r\t\v\f\x0e\x0f\x7f\u2028",
  "\ud800",
];

const TEXTS = new Set(["name", "description", "text", "greeting", "reply"]);

/** The small mod with every text in it replaced, past the loader, which would have refused most of it. */
function evilRegistries(text: string): Registries {
  const registries = smallRegistries(`
[[options]]
id = "schemer"
category = "class"
name = "Schemer"
abilities = ["nap"]
on_create = [
  { action = "equip_item", item = "sword" },
  { action = "give_item", item = "dagger", affixes = ["flaming"] },
  { action = "give_item", item = "potion", count = 3 },
  { action = "start_quest", quest = "vermin" },
  { action = "apply_modifier", modifier = "poisoned" },
]
[[abilities]]
id = "nap"
name = "Nap"
actions = [{ action = "change_attribute", amount = 5, attribute = "health" }]
`);
  return JSON.parse(JSON.stringify(registries), (key, value) => (TEXTS.has(key) ? text : value));
}

/** A saved run of a hero with the text for a name, past the engine, which would have refused most of them. */
function evilSession(text: string): Session {
  const registries = evilRegistries(text);
  const saved = createGame({ seed: 1, name: "Ada", options: ["core:schemer"] }, registries);
  saved.player.name = text;
  return memorySession(registries, { saved });
}

/** Every screen that shows a text of a mod, as keys from the one before. */
const TOUR: readonly (readonly string[])[] = [
  [],
  ["enter"],
  ["i"],
  ["down", "down"],
  ["escape", "c"],
  ["tab"],
  ["escape", "q"],
  ["escape", "a"],
  ["escape", "x", "tab"],
  ["escape", "_"],
  ["escape", "right", "t"],
  ["1"],
  ["escape"],
  ["2"],
  ["escape", "o"],
  ["o"],
  ["enter", "down"],
  ["m"],
];

/** All that the game ever tells a terminal: looks, places, clearing, the cursor, the other screen, and how keys are told. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const HARMLESS = /\x1b\[[\d;]*[mHJKCG]|\x1b\[\?(?:25|1049|2004)[hl]|\x1b\[>4;0m|\x1b\[=0u|\x1b\[\d*[ABD]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OBEYED = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069]/;

/** This terminal takes pictures for narrow: behind each there is a gap where the game has left room for its second cell. */
const withoutGaps = (row: string) => row.replace(/(\p{Emoji_Presentation}|🏴) ?/gu, "$1");

const cellsIn = (row: string) => [...row].reduce((sum, char) => sum + eastAsianWidth(char.codePointAt(0) ?? 0), 0);

async function expectWhole({ terminal }: EmulatedGame, wanted: string, width: number): Promise<void> {
  const rows = (await terminal.text()).split("\n");
  expect(rows.map(withoutGaps).join("\n")).toBe(wanted);
  expect(await terminal.oddCells()).toEqual([]);
  for (const row of rows.filter((text) => /^[│╭╰]/.test(text))) {
    expect(row).toMatch(/[│╮╯]$/);
    expect(cellsIn(withoutGaps(row))).toBe(width);
  }
  expect(await terminal.isAlternate()).toBe(true);
  expect(terminal.events).toEqual([]);
  expect(OBEYED.exec(terminal.written().replace(HARMLESS, ""))).toBeNull();
}

const SMALL = { width: 60, height: 20 };
const USUAL = { width: 80, height: 24 };

describe("texts of a hostile mod", { timeout: 60_000 }, () => {
  it.each([
    ...EVIL.map((text) => [SMALL, JSON.stringify(text), text] as const),
    [SMALL, "all at once", EVIL.join(" ")] as const,
    [USUAL, "all at once", EVIL.join(" ")] as const,
    [USUAL, "from the end", EVIL.toReversed().join("")] as const,
  ])("at %o neither change the terminal's state nor break a frame: %s", async (size, _, text) => {
    const game = emulateGame(evilSession(text), size);
    const driver = driveScreens(evilSession(text), size);
    const seen: string[] = [];
    for (const keys of TOUR) {
      await game.press(...keys);
      driver.press(...keys);
      seen.push(driver.text());
      await expectWhole(game, driver.text(), size.width);
    }
    expect(seen.join()).toContain("Enemies");
    await game.press("ctrl+c");
    expect(game.ends).toEqual([""]);
    expect(await game.terminal.isAlternate()).toBe(false);
  });
});
