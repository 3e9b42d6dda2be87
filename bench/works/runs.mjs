// Whole runs a second, played by the sensible bot from creation to death or victory, each by another hero; and what a turn
// costs late in a long run beside early in it. Measures dist, but for the bot: build first.

import { baseGame, built, fromSources } from "../built.mjs";
import { cpuTime, less, measure, median, printRows } from "../measure.mjs";

const RUNS = 4;

const registries = await baseGame();
const { createGame, execute, legalCommands } = await built("engine");
const { playRun, seedOfGame } = await built("bot");
const { heroesOf } = await fromSources("mod-sdk", "simulate/heroes");
const heroes = heroesOf(registries, []);
let number = 0;

function playSome() {
  for (let run = 0; run < RUNS; run++) {
    number += 1;
    playRun({ seed: seedOfGame(1n, number), options: heroes[number % heroes.length], policy: "sensible" }, registries);
  }
  return RUNS;
}

/** Bot and rules are so much code that it takes this many runs until it is all compiled. */
const WARM_UP_RUNS = 400;
for (let run = 0; run < WARM_UP_RUNS; run += RUNS) playSome();

const STRETCH = 1_000;
const BACK = { north: "south", south: "north", west: "east", east: "west" };

/** A game in which the hero goes to and fro, and that only grows older. */
function pacing() {
  const game = createGame({ seed: 5, name: "Reya", options: heroes[0] }, registries);
  const first = legalCommands(game, registries).find(({ command }) => command === "move");
  const steps = [first, { command: "move", direction: BACK[first.direction] }];
  return () => {
    for (let turn = 0; turn < STRETCH; turn++) execute(game, steps[game.turn % 2], registries);
  };
}

/** What each thousand of the first 10,000 turns takes. */
function stretches() {
  const pace = pacing();
  return Array.from({ length: 10 }, () => cpuTime(pace));
}

const games = Array.from({ length: 40 }, stretches);
const early = median(games.slice(10).map((times) => times[1]));
const late = median(games.slice(10).map((times) => times[9]));

printRows([measure("whole runs", playSome), less("a turn after 9,000, beside one after 1,000", late / early, "×")]);
