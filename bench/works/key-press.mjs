// A step of the hero, from the bytes of the key to the last byte of output: time of the processor, and bytes written.
// Measures dist: build first.

import { baseGame, built } from "../built.mjs";
import { less, median, printRows } from "../measure.mjs";
import { newRun, startGame } from "../played-game.mjs";

const WARM_UP = 60;
const STEPS = 150;

const { args, keys } = await newRun(await baseGame(), await built("engine"));

async function stepAt(columns, rows) {
  const game = startGame({ columns, rows, args });
  await game.shows("Floor 1");
  for (let step = 0; step < WARM_UP; step++) await game.press(keys[step % 2]);
  const before = await game.ask();
  const answers = [];
  for (let step = 0; step < STEPS; step++) answers.push(await game.press(keys[step % 2]));
  const after = await game.ask();
  await game.close();
  const size = `${columns}×${rows}`;
  return [
    less(`a step at ${size}, processor`, (after.cpu - before.cpu) / STEPS, "ms"),
    less(`a step at ${size}, key to output`, median(answers.map(({ milliseconds }) => milliseconds)), "ms"),
    less(`a step at ${size}, written`, median(answers.map(({ bytes }) => bytes)), "bytes"),
  ];
}

printRows([...(await stepAt(80, 24)), ...(await stepAt(200, 60))]);
