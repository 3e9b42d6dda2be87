import { endTalk as end, talkPartner } from "../rules/talk/dialog.js";
import type { EndTalkCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";

/** Closes an open shop, else the talk. Costs no turn. */
export const endTalk: CommandRules<EndTalkCommand> = {
  inFight: false,
  check: ({ game }) => (talkPartner(game) === undefined ? { code: "not_talking" } : undefined),
  perform: (turn) => {
    if (turn.game.shop_open) turn.game.shop_open = false;
    else end(turn);
  },
};
