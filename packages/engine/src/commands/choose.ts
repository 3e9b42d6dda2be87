import { contextOf } from "../rules/actions/context.js";
import { runActions } from "../rules/actions/run-actions.js";
import { endTalk, offeredOptions, onceKey, talkingTo } from "../rules/talk/dialog.js";
import { say } from "../rules/turn.js";
import type { ChooseCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";

/** Says one of the options on offer. */
export const choose: CommandRules<ChooseCommand> = {
  inFight: false,
  check: (reader, { option }) => {
    if (talkingTo(reader.game) === undefined) return { code: "not_talking" };
    return offeredOptions(reader)[option] === undefined ? { code: "no_such_option", option } : undefined;
  },
  bind: (reader, { option }) => offeredOptions(reader)[option]?.position,
  rebind: (reader, command, bound) => {
    const option = offeredOptions(reader).findIndex(({ position }) => position === bound);
    return option === command.option ? command : { ...command, option };
  },
  perform: (turn, command) => {
    const { game } = turn;
    const offered = offeredOptions(turn)[command.option];
    const npc = talkingTo(game)?.npc;
    if (offered === undefined || npc === undefined) return;
    const { option, position } = offered;
    if (option.once) game.chosen.push(onceKey(npc, position));
    say(turn, { kind: "npc_replies", npc, option: position });
    runActions(turn, option.actions, contextOf(game.player, undefined, { registry: "npcs", id: npc }));
    if (option.ends) endTalk(turn);
  },
};
