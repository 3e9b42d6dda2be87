import { mayLeave, win } from "../rules/travel/travel.js";
import type { LeaveCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { descend } from "./descend.js";

/** Leaves the keep by the stairs before the floor that is repeated. */
export const leave: CommandRules<LeaveCommand> = {
  inFight: false,
  check: (view) => {
    const reason = descend.check(view, { command: "descend" });
    return reason ?? (mayLeave(view.game, view.registries) ? undefined : { code: "no_way_out" });
  },
  perform: (turn) => win(turn),
};
