import type { Message } from "./message.js";
import type { Rejection } from "./rejection.js";

/** The turn passed. */
export interface TurnPassed {
  kind: "turn_passed";
  messages: Message[];
}
/** The command was carried out and cost no turn (`end_talk`, switching cheats on). */
export interface NoTurn {
  kind: "no_turn";
  messages: Message[];
}
/** The command was refused; nothing has changed. */
export interface Rejected {
  kind: "rejected";
  reason: Rejection;
}

/** What became of a command. */
export type Outcome = TurnPassed | NoTurn | Rejected;
