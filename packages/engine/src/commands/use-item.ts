import { actionsBlock } from "../rules/abilities/abilities.js";
import { contextOf } from "../rules/actions/context.js";
import { performActions } from "../rules/actions/perform-actions.js";
import { firstFailing } from "../rules/stats/conditions.js";
import { takeFrom } from "../rules/things/inventory.js";
import { emit, say } from "../rules/turn.js";
import type { UseItemCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { aimedAt, noEntry, noTarget, reindexed, retargeted } from "./entries.js";

/** Uses an inventory entry: it is taken first if it is used up, then acts. */
export const useItem: CommandRules<UseItemCommand> = {
  inFight: true,
  check: (view, command) => {
    const hero = view.game.player;
    const entry = hero.inventory[command.index];
    if (entry === undefined) return noEntry(hero.inventory, command.index);
    const item = view.registries.items[entry.item];
    if (item === undefined || item.actions.length === 0) return { code: "not_usable", item: entry.item };
    const position = firstFailing(view, item.condition, hero, aimedAt(view, command));
    if (position >= 0) return { code: "condition_fails", of: { registry: "items", id: item.id }, position };
    return actionsBlock(view, hero, item.actions) ?? noTarget(view, command);
  },
  bind: ({ game }, { index }) => game.player.inventory[index],
  rebind: (view, command, entry) => {
    return retargeted(view, reindexed(command, view.game.player.inventory, entry));
  },
  perform: (turn, command) => {
    const hero = turn.game.player;
    const entry = hero.inventory[command.index];
    const item = entry === undefined ? undefined : turn.registries.items[entry.item];
    if (entry === undefined || item === undefined) return;
    const target = aimedAt(turn, command);
    if (item.consumed_on_use) takeFrom(hero.inventory, command.index, 1);
    say(turn, (now) => ({ turn: now, kind: "item_used", item: item.id, affixes: [...entry.affixes] }));
    performActions(turn, item.actions, contextOf(hero, target, { registry: "items", id: item.id }));
    emit(turn, { on: "item_used", item: item.id, source: turn.game.player, target: undefined });
  },
};
