// A key press on every screen: time of the processor, the slowest screen counts. And memory over 10,000 key presses.
// Measures dist: build first.

import { baseGame, built } from "../../../bench/built.mjs";
import { less, printRows } from "../../../bench/measure.mjs";
import { newRun, startGame } from "../../../bench/played-game.mjs";

const ESCAPE = "\x1b";
const DOWN = "\x1b[B";
const UP = "\x1b[A";
const REDRAW = "\x0c";
const MEGABYTE = 1024 * 1024;

/** Keys that open a screen from the map: inventory, character sheet, quests, messages, help, menu, abilities, travel, look. */
const KEYS = ["i", "c", "q", "m", "?", ESCAPE, "a", "_", "x"];
/** Rounds over all screens before it counts. */
const WARM_UP = 2;
const PRESSES = 30;

/** Opens and closes screens and moves in them, in one go; Escape is last, since it is told by the silence behind it. */
const BATCH = `?${"jk".repeat(20)}?q${"jk".repeat(4)}\ri${"jk".repeat(22)}${ESCAPE}`;
const BATCHES = Math.ceil(10_000 / BATCH.length);

const { args } = await newRun(await baseGame(), await built("engine"));

async function open(columns, rows, nodeArgs = []) {
  const game = startGame({ columns, rows, args, nodeArgs });
  await game.shows("Floor 1");
  return game;
}

/** Milliseconds of the processor for a key press on the slowest screen, once the program is warm. */
async function slowestScreen(columns, rows) {
  const game = await open(columns, rows);
  for (let round = 0; round < WARM_UP; round++) await costs(game);
  const slowest = Math.max(...(await costs(game)));
  await game.close();
  return less(`a key on the slowest screen, ${columns}×${rows}`, slowest, "ms");
}

/** Milliseconds of the processor for a key press on each screen. */
async function costs(game) {
  const found = [];
  for (const key of KEYS) {
    await game.press(key);
    const before = await game.ask();
    for (let press = 0; press < PRESSES; press++) await move(game, press);
    const after = await game.ask();
    found.push((after.cpu - before.cpu) / PRESSES);
    await game.press(ESCAPE);
  }
  return found;
}

/** Moves in the screen and has all of it written anew, so that there is an answer even at the end of a list. */
function move(game, press) {
  return game.press((press % 2 === 0 ? DOWN : UP) + REDRAW);
}

/** Megabytes by which the heap grows while keys open, use and close screens. */
async function growth() {
  const game = await open(80, 24, ["--expose-gc"]);
  for (let batch = 0; batch < BATCHES / 10; batch++) await game.press(BATCH);
  const before = await game.ask();
  for (let batch = 0; batch < BATCHES; batch++) await game.press(BATCH);
  const after = await game.ask();
  await game.close();
  return less("growth of the heap over 10,000 keys", Math.max(0, after.heap - before.heap) / MEGABYTE, "MB");
}

printRows([await slowestScreen(80, 24), await slowestScreen(200, 60), await growth()]);
