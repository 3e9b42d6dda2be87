import { createGame, execute, type Game, GameSetupError, type Id, type Registries, type Seed } from "@rustkeep/engine";
import { createBot, type Policy } from "../players/bot.js";
import { conclude, observe, takeIn } from "./observe.js";
import { freshRecord, type RunRecord } from "./run-record.js";

/** What a run is played with. */
export interface RunSetup {
  seed: Seed;
  options: readonly Id[];
  policy: Policy;
  /** Whether to go on where the run is won and the keep goes on. */
  endless?: boolean;
}

const FIRST_FLOOR = 1;
/** A run that takes more turns gets nowhere. */
const MOST_TURNS = 20_000;
/** So do bots whose commands are refused over and over. */
const MOST_REFUSALS = 200;

/**
 * Lets the bot play a run from its creation to death or victory. The same setup gives the same record. Runs that get
 * nowhere are given up as `stuck`, and so are those with a floor that cannot be made, be it the first one.
 * @throws GameSetupError where the game cannot be created for another reason than its first floor
 */
export function playRun(setup: RunSetup, registries: Registries): RunRecord {
  const begun = begin(setup, registries);
  return typeof begun === "string" ? unbegun(setup.options, begun) : playOn(begun, setup, registries);
}

/** The game, or the floor for which there is none. */
function begin({ seed, options }: RunSetup, registries: Registries): Game | Id {
  try {
    return createGame({ seed, name: "Bot", options }, registries);
  } catch (error) {
    const problem = error instanceof GameSetupError ? error.problems[0] : undefined;
    if (problem?.code !== "floor_failed") throw error;
    return problem.floor;
  }
}

function unbegun(options: readonly Id[], failedFloor: Id): RunRecord {
  return { ...freshRecord(options), floor: FIRST_FLOOR, failedFloor };
}

function playOn(game: Game, { policy, endless }: RunSetup, registries: Registries): RunRecord {
  const bot = createBot(policy, registries, endless);
  const observer = observe(game, registries);
  const { record } = observer;
  const goesOn = () => record.refused < MOST_REFUSALS && record.failedFloor === "";
  while (game.over === "" && game.turn < MOST_TURNS && goesOn()) {
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
