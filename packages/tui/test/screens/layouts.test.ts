import { type Command, execute } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/i18n/texts.js";
import { amount } from "../../src/screens/amount.js";
import { characterSheet } from "../../src/screens/character-sheet.js";
import { dialog } from "../../src/screens/dialog.js";
import { inventory } from "../../src/screens/inventory.js";
import { questLog } from "../../src/screens/quest-log.js";
import { settings } from "../../src/screens/settings.js";
import { shop } from "../../src/screens/shop.js";
import { press, screenContext, shown, tooWide } from "../fixtures/screen-context.js";
import { smallGame, smallRegistries } from "../fixtures/small-mod.js";

const registries = smallRegistries();

function trading(...more: Command[]) {
  const game = smallGame(registries);
  const borin = game.floor.rooms.flatMap((room) => room.npcs)[0];
  if (borin !== undefined) game.player_pos = borin.pos;
  const commands: Command[] = [
    { command: "talk" },
    { command: "choose", option: 1 },
    { command: "choose", option: 0 },
    ...more,
  ];
  for (const command of commands) execute(game, command, registries);
  return game;
}

const SCREENS = {
  inventory,
  "character sheet": characterSheet,
  "about the hero": () => {
    const screen = characterSheet();
    press(screen, ["tab"], screenContext(trading(), registries));
    return screen;
  },
  "quest log": questLog,
  dialog,
  shop,
  settings,
  amount: () =>
    amount({
      question: "How many? Healing potion (1–3)",
      maximum: 3,
      remark: () => "",
      onAnswer: () => ({ kind: "pop" }),
    }),
};

const SIZES = [
  { width: 60, height: 20 },
  { width: 80, height: 24 },
];

const SIZES_AND_LANGUAGES = SIZES.flatMap((size) => LANGUAGES.map((language) => ({ ...size, language })));

describe.each(SIZES_AND_LANGUAGES)("at $width×$height in $language", ({ width, height, language }) => {
  const size = { width, height };
  it.each(Object.entries(SCREENS))("%s looks as before", (_, screen) => {
    expect(shown(screen(), screenContext(trading(), registries, size, language))).toMatchSnapshot();
  });

  it("everything fits", () => {
    const context = screenContext(trading(), registries, size, language);
    for (const screen of Object.values(SCREENS)) {
      expect(tooWide(screen(), context)).toEqual([]);
      expect(screen().view(context).rows.length).toBeLessThanOrEqual(size.height);
    }
  });
});
