import { type Command, chance, createRng, execute, type Game, type Message, rngState } from "../../src/index.js";
import type { Scene } from "./scene.js";

/** Generator states to try, well mixed. */
export function* states(count: number): Generator<string> {
  const rng = createRng(20_240_229);
  for (let tried = 0; tried < count; tried += 1) {
    chance(rng, 0.5);
    yield rngState(rng);
  }
}

/** Puts the generator where the command ends as wanted; fails when no state of many does. */
export function withLuck(
  { game, registries }: Scene,
  command: Command,
  wanted: (messages: Message[], after: Game) => boolean,
): void {
  for (const rng of states(1000)) {
    const trial = { ...structuredClone(game), rng };
    const outcome = execute(trial, command, registries);
    if (outcome.kind === "rejected") throw new Error(`refused: ${outcome.reason.code}`);
    if (wanted(outcome.messages, trial)) {
      game.rng = rng;
      return;
    }
  }
  throw new Error("no state of the generator gives the outcome");
}
