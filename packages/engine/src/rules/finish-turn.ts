import { JOURNAL_LENGTH } from "../content/constants.js";
import type { Message } from "../state/message.js";
import { tellFaults } from "./code/tell-faults.js";
import { rngState } from "./rng.js";
import type { Turn } from "./turn.js";

/** Writes what lasts of a turn back into the game: the state of the generator, and the last messages. */
export function finishTurn(turn: Turn): Message[] {
  tellFaults(turn);
  const { game, rng, journal, messages } = turn;
  game.rng = rngState(rng);
  game.journal.push(...journal.slice(-JOURNAL_LENGTH));
  if (game.journal.length > JOURNAL_LENGTH) game.journal.splice(0, game.journal.length - JOURNAL_LENGTH);
  return messages;
}
