import { blockOf, useAbility as use } from "../rules/abilities/abilities.js";
import type { UseAbilityCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { aimedAt, noTarget, retargeted } from "./entries.js";

/** Uses an ability of the hero. */
export const useAbility: CommandRules<UseAbilityCommand> = {
  inFight: true,
  check: (reader, command) => {
    const block = blockOf(reader, reader.game.player, command.ability, aimedAt(reader, command));
    return block ?? noTarget(reader, command);
  },
  rebind: (reader, command) => retargeted(reader, command),
  perform: (turn, command) => use(turn, turn.game.player, command.ability, aimedAt(turn, command)),
};
