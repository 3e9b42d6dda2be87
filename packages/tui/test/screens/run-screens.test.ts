import { LANGUAGES, type Language } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { memorySession } from "../fixtures/memory-session.js";
import { driveScreens, type ScreenDriver, SMALL, USUAL } from "../fixtures/screen-driver.js";

const registries = smallRegistries();
const NEW = { newRun: true, yes: true, seed: 1n, name: "Ada", options: ["core:fighter"] };

/** How each screen is reached, from the menu with a saved run or from the map of a new one. */
const SCREENS: Readonly<Record<string, { readonly from: "menu" | "map"; readonly keys: readonly string[] }>> = {
  "main menu": { from: "menu", keys: [] },
  confirm: { from: "menu", keys: ["n"] },
  "character creation, name": { from: "menu", keys: ["n", "y"] },
  "character creation, class": { from: "menu", keys: ["n", "y", "enter"] },
  map: { from: "map", keys: [] },
  "menu of a run": { from: "map", keys: ["escape"] },
  look: { from: "map", keys: ["x", "tab"] },
  travel: { from: "map", keys: ["_"] },
  abilities: { from: "map", keys: ["a"] },
  fight: { from: "map", keys: ["o", "o", "enter", "down"] },
  "fight, enemies active": { from: "map", keys: ["o", "o", "tab", "down"] },
  workbench: { from: "map", keys: ["f12"] },
  target: { from: "map", keys: ["o", "o", "i", "down", "u"] },
  "help of the menu": { from: "menu", keys: ["?"] },
  "help of the map": { from: "map", keys: ["?"] },
  "help of a fight": { from: "map", keys: ["o", "o", "?"] },
  "character creation, ready": { from: "menu", keys: ["n", "y", "enter", "enter"] },
  messages: { from: "map", keys: ["o", "o", "enter", "enter", "m"] },
  "end of a run": { from: "map", keys: ["o", "o", "f12", "x", "f12", ">"] },
};

const drive = (from: "menu" | "map", language: Language, size: typeof SMALL): ScreenDriver => {
  const options = from === "menu" ? { saved: smallGame(registries) } : { wish: NEW, debug: true };
  return driveScreens(memorySession(registries, { ...options, language }), size);
};

const SIZES_AND_LANGUAGES = [SMALL, USUAL].flatMap((size) => LANGUAGES.map((language) => ({ ...size, language })));

describe.each(SIZES_AND_LANGUAGES)("at $width×$height in $language", ({ width, height, language }) => {
  const size = { width, height };
  it.each(Object.entries(SCREENS))("%s looks as it should", (_name, { from, keys }) => {
    const driver = drive(from, language, size);
    driver.press(...keys);
    const rows = driver.text().split("\n");
    expect(rows).toHaveLength(size.height);
    expect(`\n${driver.text()}\n`).toMatchSnapshot();
  });
});

describe("in every language and size", () => {
  it.each(LANGUAGES)("screens in %s never draw beyond the edge of the terminal", (language) => {
    for (const size of [SMALL, USUAL, { width: 130, height: 45 }]) {
      for (const { from, keys } of Object.values(SCREENS)) {
        const driver = drive(from, language, size);
        driver.press(...keys);
        const { layers } = driver.composition();
        for (const { block, x, y } of layers) {
          expect(y + block.length).toBeLessThanOrEqual(size.height);
          for (const row of block) {
            expect(x + row.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(size.width);
          }
        }
      }
    }
  });
});
