import { type Command, execute } from "@rustkeep/engine";
import { LANGUAGES } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { amount } from "../../src/screens/amount.js";
import { characterSheet } from "../../src/screens/character-sheet.js";
import { combat } from "../../src/screens/combat.js";
import { dialog } from "../../src/screens/dialog.js";
import { gameOver } from "../../src/screens/game-over.js";
import { inventory } from "../../src/screens/inventory.js";
import { questLog } from "../../src/screens/quest-log.js";
import { settings } from "../../src/screens/settings.js";
import { shop } from "../../src/screens/shop.js";
import { press, screenContext, shown, tooWide } from "../fixtures/screen-context.js";

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

/** A fight with a hero who is badly off, against two of whom one carries a state. */
function hardPressed() {
  const game = smallGame(registries);
  game.enemies = game.floor.rooms.find((room) => room.enemies.length > 0)?.enemies.splice(0) ?? [];
  game.combat_round = 2;
  game.player.health = 31;
  game.player.modifiers = [{ modifier: "core:poisoned", turns_left: 3, stacks: 1, until: "" }];
  for (const [index, enemy] of game.enemies.entries()) {
    enemy.intent = index === 0 ? "core:strike" : "";
    if (index === 0) enemy.modifiers = [{ modifier: "core:poisoned", turns_left: 1, stacks: 1, until: "" }];
  }
  return game;
}

/** The end of that fight. */
function dead() {
  const game = hardPressed();
  game.player.health = 1;
  game.player.base.damage = 0;
  for (let turn = 0; turn < 50 && game.over === ""; turn += 1) execute(game, { command: "wait" }, registries);
  return game;
}

const CLOSED = () => {
  throw new Error("no screen is opened here");
};

/** Screens that need a run which goes badly. */
const BAD_TIMES = {
  "hard-pressed fight": {
    screen: () => combat({ inventory: CLOSED, characterSheet: CLOSED, questLog: CLOSED, pause: CLOSED }),
    game: hardPressed,
  },
  death: { screen: () => gameOver(() => 0), game: dead },
  "no quests": { screen: questLog, game: () => smallGame(registries) },
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

  it.each(Object.entries(BAD_TIMES))("%s looks as before", (_, { screen, game }) => {
    const run = game();
    const told = run.journal.filter(({ kind }) => kind !== "floor_entered" && kind !== "room_entered");
    const log = told.map((message) => ({ message, foes: run.enemies.map(({ def }) => def) }));
    const context = { ...screenContext(run, registries, size, language), log };
    expect(shown(screen(), context)).toMatchSnapshot();
    expect(tooWide(screen(), context)).toEqual([]);
  });

  it("everything fits", () => {
    const context = screenContext(trading(), registries, size, language);
    for (const screen of Object.values(SCREENS)) {
      expect(tooWide(screen(), context)).toEqual([]);
      expect(screen().view(context).rows.length).toBeLessThanOrEqual(size.height);
    }
  });
});
