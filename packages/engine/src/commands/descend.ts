import { tileAt } from "../floor/tiles.js";
import { descend as goDown } from "../rules/travel/travel.js";
import type { DescendCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";

/** Takes the stairs. */
export const descend: CommandRules<DescendCommand> = {
  inFight: false,
  check: ({ game }) => {
    const [x, y] = game.player_pos;
    return tileAt(game.floor, x, y) === ">" ? undefined : { code: "not_on_stairs" };
  },
  perform: (turn) => goDown(turn),
};
