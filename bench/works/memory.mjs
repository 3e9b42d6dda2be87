// Memory of the whole game after 10,000 turns, and what it has grown by since turn 1,000. Measures dist: build first.

import { baseGame, built } from "../built.mjs";
import { less, printRows } from "../measure.mjs";
import { newRun, startGame } from "../played-game.mjs";

const TURNS = 10_000;
const EARLY = 1_000;
/** Keys that are sent at once. */
const BATCH = 100;
const MEGABYTE = 1024 * 1024;

const { args, keys } = await newRun(await baseGame(), await built("engine"));
const game = startGame({ columns: 80, rows: 24, args, nodeArgs: ["--expose-gc"] });
await game.shows("Floor 1");

async function playTo(from, to) {
  for (let turn = from; turn < to; turn += BATCH) await game.press(keys.join("").repeat(BATCH / 2));
  return game.ask();
}

const early = await playTo(0, EARLY);
const late = await playTo(EARLY, TURNS);
await game.close();
printRows([
  less("memory after 10,000 turns", late.rss / MEGABYTE, "MB"),
  less("growth of the heap over 9,000 turns", Math.max(0, late.heap - early.heap) / MEGABYTE, "MB"),
]);
