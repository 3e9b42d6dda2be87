import { say } from "../rules/turn.js";
import type { WaitCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";

/** Lets a turn pass. */
export const wait: CommandRules<WaitCommand> = {
  inFight: true,
  check: () => undefined,
  perform: (turn) => say(turn, (now) => ({ turn: now, kind: "waited" })),
};
