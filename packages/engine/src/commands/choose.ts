import { contextOf } from "../rules/actions/context.js";
import { performActions } from "../rules/actions/perform-actions.js";
import { endTalk, offeredOptions, onceKey, talkPartner } from "../rules/talk/dialog.js";
import { say } from "../rules/turn.js";
import type { ChooseCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";

/** Says one of the options on offer. */
export const choose: CommandRules<ChooseCommand> = {
  inFight: false,
  check: (view, { option }) => {
    if (talkPartner(view.game) === undefined) return { code: "not_talking" };
    return offeredOptions(view)[option] === undefined ? { code: "no_such_option", option } : undefined;
  },
  bind: (view, { option }) => offeredOptions(view)[option]?.position,
  rebind: (view, command, bound) => {
    const option = offeredOptions(view).findIndex(({ position }) => position === bound);
    return option === command.option ? command : { ...command, option };
  },
  perform: (turn, command) => {
    const { game } = turn;
    const offered = offeredOptions(turn)[command.option];
    const npc = talkPartner(game)?.npc;
    if (offered === undefined || npc === undefined) return;
    const { option, position } = offered;
    if (option.once) game.chosen.push(onceKey(npc, position));
    say(turn, (now) => ({ turn: now, kind: "npc_replies", npc, option: position }));
    performActions(turn, option.actions, contextOf(game.player, undefined, { registry: "npcs", id: npc }));
    if (option.ends) endTalk(turn);
  },
};
