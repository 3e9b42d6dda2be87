import { createGame, execute, type Game, type Id, type Registries, type Seed } from "@rustkeep/engine";
import { createBot, type Policy } from "../bot/bot.js";
import { conclude, observe, takeIn } from "./observe.js";
import type { RunRecord } from "./run-record.js";

/** What a run is played with. */
export interface RunSetup {
  seed: Seed;
  options: readonly Id[];
  policy: Policy;
}

/** A run that takes more turns gets nowhere. */
const MOST_TURNS = 20_000;
/** So do bots whose commands are refused over and over. */
const MOST_REFUSALS = 200;

/**
 * Lets the bot play a run from its creation to death or victory. The same setup gives the same record. Runs that get
 * nowhere are given up as `stuck`.
 * @throws GameSetupError where the game cannot be created
 */
export function playRun(setup: RunSetup, registries: Registries): RunRecord {
  const { seed, options, policy } = setup;
  const game = createGame(registries, { seed, name: "Bot", options });
  const bot = createBot(policy, registries);
  const observer = observe(game, registries);
  while (game.over === "" && game.turn < MOST_TURNS && observer.record.refused < MOST_REFUSALS) {
    const outcome = execute(game, bot.next(game), registries);
    if (outcome.kind === "rejected") waitInstead(game, registries, observer);
    else takeIn(observer, game, outcome.messages);
  }
  return conclude(observer, game);
}

function waitInstead(game: Game, registries: Registries, observer: ReturnType<typeof observe>): void {
  observer.record.refused += 1;
  const outcome = execute(game, { command: "wait" }, registries);
  if (outcome.kind !== "rejected") takeIn(observer, game, outcome.messages);
}
