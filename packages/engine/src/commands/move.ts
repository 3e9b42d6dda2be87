import { stepTo } from "../rules/travel/travel.js";
import type { MoveCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { ahead, wallAhead } from "./directions.js";

/** One step. Another room is entered, a conversation left. */
export const move: CommandRules<MoveCommand> = {
  inFight: false,
  check: ({ game }, { direction }) => wallAhead(game, direction),
  perform: (turn, { direction }) => stepTo(turn, ahead(turn.game, direction)),
};
