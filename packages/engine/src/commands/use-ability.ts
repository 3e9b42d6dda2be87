import { blockOf, useAbility as use } from "../rules/abilities/abilities.js";
import type { UseAbilityCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { aimedAt, noTarget, retargeted } from "./entries.js";

/** Uses an ability of the hero. */
export const useAbility: CommandRules<UseAbilityCommand> = {
  inFight: true,
  check: (view, command) => {
    const block = blockOf(view, view.game.player, command.ability, aimedAt(view, command));
    return block ?? noTarget(view, command);
  },
  rebind: (view, command) => retargeted(view, command),
  perform: (turn, command) => use(turn, turn.game.player, command.ability, aimedAt(turn, command)),
};
