import { isDeepStrictEqual } from "node:util";
import { parseSave, SAVE_SCHEMA } from "@rustkeep/data";
import {
  type Command,
  checkInvariants,
  createGame,
  digest,
  execute,
  type Game,
  type GameSetup,
  type Outcome,
  type Registries,
  rejection,
} from "@rustkeep/engine";
import { saveToml } from "../../packages/data/src/save/save-format.js";

/** A fault of a kind. */
export interface Fault {
  kind: string;
  detail: string;
}

/**
 * Carries out a command and tells what is wrong after it, if anything: an exception, a refusal that changes something or
 * was not foretold, an invariant that does not hold.
 */
export function playChecked(
  game: Game,
  command: Command,
  registries: Registries,
): { outcome?: Outcome; fault?: Fault } {
  let outcome: Outcome;
  let before: Game | undefined;
  try {
    const foretold = rejection(game, command, registries);
    // A copy takes longer than a turn.
    before = foretold === undefined ? undefined : structuredClone(game);
    outcome = execute(game, command, registries);
    const reason = outcome.kind === "rejected" ? outcome.reason : undefined;
    if (!isDeepStrictEqual(foretold, reason)) {
      const detail = `${JSON.stringify(foretold)} was foretold, not ${JSON.stringify(reason)}`;
      return { outcome, fault: { kind: "not_foretold", detail } };
    }
  } catch (error) {
    return { fault: faultOf(error) };
  }
  if (outcome.kind !== "rejected") {
    const [broken] = checkInvariants(game, registries);
    return broken === undefined ? { outcome } : { outcome, fault: { kind: "invariant", detail: broken } };
  }
  if (isDeepStrictEqual(game, before)) return { outcome };
  const detail = `refused with ${outcome.reason.code}, but the game changed`;
  return { outcome, fault: { kind: "refusal_changes", detail } };
}

/** An exception as a fault. */
export function faultOf(error: unknown): Fault {
  return { kind: "exception", detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Does the state survive JSON and the text of a save as an equal tree with the same digest? */
export function checkRoundTrips(game: Game): Fault | undefined {
  const json = JSON.parse(JSON.stringify(game)) as Game;
  const text = differs(json, game);
  if (text !== undefined) return { kind: "json_round_trip", detail: text };
  if (game.over !== "") return undefined;
  const header = { schema: SAVE_SCHEMA, game: "0.0.0", commands: 0, mods: [{ id: "core", version: "0.0.0" }] };
  const read = parseSave(saveToml(header, game));
  if (read.kind !== "parsed") return { kind: "save_round_trip", detail: read.message };
  const save = differs(read.game, game);
  return save === undefined ? undefined : { kind: "save_round_trip", detail: save };
}

function differs(copy: Game, game: Game): string | undefined {
  if (!isDeepStrictEqual(copy, game)) return "the tree is another one";
  return digest(copy) === digest(game) ? undefined : "the digest is another one";
}

/** Do the same commands lead to the same state again? */
export function checkReplay(
  game: Game,
  setup: GameSetup,
  commands: readonly Command[],
  registries: Registries,
): Fault | undefined {
  const again = createGame(setup, registries);
  for (const command of commands) execute(again, command, registries);
  const detail = differs(again, game);
  return detail === undefined ? undefined : { kind: "replay", detail };
}
