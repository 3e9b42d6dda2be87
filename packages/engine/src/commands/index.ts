import type { View } from "../rules/view.js";
import type { Command, CommandName } from "../state/command.js";
import type { Rejection } from "../state/rejection.js";
import { assignPoints } from "./assign-points.js";
import { buy } from "./buy.js";
import { choose } from "./choose.js";
import type { CommandRules } from "./command-rules.js";
import { debug } from "./debug.js";
import { descend } from "./descend.js";
import { drop } from "./drop.js";
import { endTalk } from "./end-talk.js";
import { equip } from "./equip.js";
import { leave } from "./leave.js";
import { move } from "./move.js";
import { pickUp } from "./pick-up.js";
import { run } from "./run.js";
import { sell } from "./sell.js";
import { talk } from "./talk.js";
import { unequip } from "./unequip.js";
import { useAbility } from "./use-ability.js";
import { useItem } from "./use-item.js";
import { wait } from "./wait.js";

const COMMANDS: { readonly [N in CommandName]: CommandRules<Extract<Command, { command: N }>> } = {
  move,
  run,
  wait,
  descend,
  leave,
  pick_up: pickUp,
  use_item: useItem,
  equip,
  unequip,
  drop,
  talk,
  end_talk: endTalk,
  choose,
  buy,
  sell,
  use_ability: useAbility,
  assign_points: assignPoints,
  debug,
};

/** The rules of a command. */
export function rulesOf(command: Command): CommandRules<Command> {
  return COMMANDS[command.command];
}

/** Why a command is refused now; undefined if it is not. Draws nothing. */
export function checkCommand(view: View, command: Command): Rejection | undefined {
  const { game } = view;
  if (game.over !== "") return { code: "run_over" };
  const rules = rulesOf(command);
  if (!rules.inFight && game.enemies.length > 0) return { code: "in_fight" };
  return rules.check(view, command);
}
