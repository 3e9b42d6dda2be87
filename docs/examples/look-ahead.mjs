// Looks three turns ahead in fights: tries what can be done in forks of the game, and does what comes out best.
//   npm install @rustkeep/engine @rustkeep/data && node look-ahead.mjs
import { core } from "@rustkeep/data/core";
import { loadFromSources } from "@rustkeep/data/sources";
import { createGame, digest, execute, findPath, fork, legalCommands } from "@rustkeep/engine";

const PLIES = 3;
const { registries } = loadFromSources([core]);
const game = createGame({ seed: 42, name: "Reya", options: ["core:human", "core:warrior"] }, registries);
const copies = { fork: (original) => fork(original, { seed: game.turn + 1 }), structuredClone };

/** What a state is worth: the hero's health against that of the enemies. */
function worth({ over, player, enemies }) {
  if (over !== "") return over === "won" ? 1e6 : -1e6;
  return player.health - enemies.reduce((sum, { health }) => sum + Math.max(0, health), 0);
}

const inFights = ({ command }) => command === "use_ability" || command === "use_item";

/** The best that can be reached within so many turns, and by which command it begins. */
function lookAhead(state, plies, copy) {
  let best = { value: worth(state), command: { command: "wait" } };
  if (plies === 0 || state.enemies.length === 0) return best;
  best.value = Number.NEGATIVE_INFINITY;
  for (const command of legalCommands(state, registries).filter(inFights)) {
    const next = copy(state);
    execute(next, command, registries);
    const { value } = lookAhead(next, plies - 1, copy);
    if (value > best.value) best = { value, command };
  }
  return best;
}

/** Fights with a look ahead; else walks to the stairs and goes down. */
function nextCommand() {
  if (game.enemies.length > 0) return lookAhead(game, PLIES, copies.fork).command;
  const [x, y] = game.player_pos;
  const row = game.floor.tiles.findIndex((tiles) => tiles.includes(">"));
  const [step] = findPath(game.floor, [x, y], [game.floor.tiles[row].indexOf(">"), row]);
  if (step === undefined) return { command: "descend" };
  if (step[0] !== x) return { command: "move", direction: step[0] < x ? "west" : "east" };
  return { command: "move", direction: step[1] < y ? "north" : "south" };
}

let timed = false;
while (game.over === "" && game.turn < 400) {
  if (game.enemies.length > 0 && !timed) {
    timed = true;
    for (const [name, copy] of Object.entries(copies)) {
      const before = performance.now();
      for (let time = 0; time < 1000; time += 1) copy(game);
      console.log(`${name}: ${(performance.now() - before).toFixed(1)} µs a copy`);
    }
  }
  const outcome = execute(game, nextCommand(), registries);
  if (outcome.kind === "rejected") throw new Error(outcome.reason.code);
}
console.log(`${game.over || "alive"} on floor ${game.floor.number} after ${game.turn} turns, digest ${digest(game)}`);
