// From the start of the process to the first picture of the main menu, beside `node -e 0`, by turns. Measures dist: build
// first.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { less, median, printRows } from "../measure.mjs";
import { startGame } from "../played-game.mjs";

const ROUNDS = 15;

async function bareNode() {
  const begun = performance.now();
  const child = spawn(process.execPath, ["-e", "0"], { stdio: "ignore" });
  await once(child, "exit");
  return performance.now() - begun;
}

async function firstPicture() {
  const game = startGame({ columns: 80, rows: 24 });
  const milliseconds = await game.shows("New run");
  await game.close();
  return milliseconds;
}

const ratios = [];
for (let round = 0; round < ROUNDS; round++) {
  const bare = await bareNode();
  ratios.push((await firstPicture()) / bare);
}
printRows([less("start to the main menu, beside node -e 0", median(ratios), "×")]);
