import { type Command, createGame, type Game, GameSetupError } from "@rustkeep/engine";
import { checkReplay, checkRoundTrips, type Fault, faultOf, playChecked } from "./checks.js";
import { createPlayer } from "./players.js";
import { type RunPlan, type RunResult, setupOf } from "./run.js";

/** A run that takes more turns gets nowhere; random mods know many such. */
export const MOST_TURNS = 3000;
/** Bots do not go on for ever with commands that are refused. */
const MOST_REFUSALS = 400;
/** Every so many turns the state is put into texts and back. */
const ROUND_TRIP_EVERY = 40;

/** What is looked at after each command beside the rest; tests put a made-up fault here. */
export type FurtherCheck = (game: Game) => Fault | undefined;

const nothingFurther: FurtherCheck = () => undefined;

/** Plays a run to its end, or for so many turns, with every check after every turn. */
export function playRun(plan: RunPlan, mostTurns = MOST_TURNS, further = nothingFurther): RunResult {
  const { registries } = plan.content.loaded;
  const begun = begin(plan);
  if (begun.kind !== "begun") return begun;
  const { game } = begun;
  const next = createPlayer(plan.player, plan.seed, registries);
  const commands: Command[] = [];
  let refused = 0;
  let waits = false;
  while (game.over === "" && game.turn < mostTurns && refused < MOST_REFUSALS) {
    const command: Command = waits ? { command: "wait" } : next(game);
    commands.push(command);
    const { outcome, fault } = playChecked(game, command, registries);
    const seen = fault ?? further(game) ?? (game.turn % ROUND_TRIP_EVERY === 0 ? checkRoundTrips(game) : undefined);
    if (seen !== undefined) return { kind: "failed", failure: { fault: seen, commands } };
    // A bot that is refused something would ask for it again.
    waits = outcome?.kind === "rejected";
    if (waits) refused += 1;
  }
  const last = checkRoundTrips(game) ?? checkReplay(game, setupOf(plan), commands, registries);
  if (last !== undefined) return { kind: "failed", failure: { fault: last, commands } };
  return { kind: "played", turns: game.turn, refused, over: game.over };
}

/** Plays the commands of a failure again, or fewer of them, and tells whether the same kind of fault shows, and when. */
export function playAgain(
  plan: RunPlan,
  commands: readonly Command[],
  kind: string,
  further = nothingFurther,
): { fault: Fault; played: number } | undefined {
  const { registries } = plan.content.loaded;
  const begun = begin(plan);
  if (begun.kind === "failed") return { fault: begun.failure.fault, played: 0 };
  if (begun.kind === "no_run") return undefined;
  const { game } = begun;
  for (const [position, command] of commands.entries()) {
    const { fault } = playChecked(game, command, registries);
    const seen = fault ?? further(game) ?? (kind.endsWith("_round_trip") ? checkRoundTrips(game) : undefined);
    if (seen?.kind === kind) return { fault: seen, played: position + 1 };
    if (seen !== undefined || game.over !== "") break;
  }
  const last = kind === "replay" ? checkReplay(game, setupOf(plan), commands, registries) : undefined;
  return last === undefined ? undefined : { fault: last, played: commands.length };
}

type Begun = { kind: "begun"; game: Game } | Exclude<RunResult, { kind: "played" }>;

function begin(plan: RunPlan): Begun {
  try {
    return { kind: "begun", game: createGame(setupOf(plan), plan.content.loaded.registries) };
  } catch (error) {
    if (error instanceof GameSetupError)
      return { kind: "no_run", why: error.problems.map(({ code }) => code).join(", ") };
    return { kind: "failed", failure: { fault: faultOf(error), commands: [] } };
  }
}
