// The game as learning programs want it: reset, step, observation, reward, done.
//   npm install @rustkeep/engine @rustkeep/data && node environment.mjs
import { core } from "@rustkeep/data/core";
import { loadFromSources } from "@rustkeep/data/sources";
import { createGame, createRng, execute, legalCommands, observe, range } from "@rustkeep/engine";

const { registries } = loadFromSources([core]);

/** An environment: `reset` begins an episode, `step` carries out an action, which is one of `legal`. */
function environment(options) {
  let game;
  const score = () => game.floor.number * 100 + game.stats.kills * 10 + game.stats.rooms_entered;
  const seen = () => ({ observation: observe(game), legal: legalCommands(game, registries) });
  return {
    reset: (seed) => {
      game = createGame({ seed, name: "Agent", options }, registries);
      return seen();
    },
    step: (action) => {
      const before = score();
      const outcome = execute(game, action, registries);
      return { ...seen(), reward: score() - before, done: game.over !== "", info: outcome };
    },
  };
}

const env = environment(["core:elf", "core:thief"]);
const dice = createRng(7);
for (let episode = 1; episode <= 3; episode += 1) {
  let { legal } = env.reset(episode);
  let total = 0;
  let steps = 0;
  for (let done = false; !done && steps < 500; steps += 1) {
    const result = env.step(legal[range(dice, 0, legal.length - 1)]);
    ({ legal, done } = result);
    total += result.reward;
  }
  console.log(`episode ${episode}: ${steps} steps, reward ${total}`);
}
