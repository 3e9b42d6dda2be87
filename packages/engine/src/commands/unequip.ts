import { lookUp, withoutKey } from "../content/records.js";
import { fullAt, give, wouldMerge } from "../rules/things/inventory.js";
import { forgetRelease, holdsFast } from "../rules/things/sticky.js";
import { say } from "../rules/turn.js";
import type { UnequipCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";

/** Takes a worn item off. */
export const unequip: CommandRules<UnequipCommand> = {
  inFight: true,
  check: (view, { slot }) => {
    const hero = view.game.player;
    const worn = lookUp(hero.equipment, slot);
    if (worn === undefined) return { code: "slot_empty", slot };
    if (holdsFast(view, slot)) return { code: "sticky", item: worn.item };
    const capacity = fullAt(view);
    if (capacity === undefined || wouldMerge(hero.inventory, worn, view.registries)) return undefined;
    return { code: "inventory_full", capacity };
  },
  perform: (turn, { slot }) => {
    const hero = turn.game.player;
    const worn = lookUp(hero.equipment, slot);
    if (worn === undefined) return;
    hero.equipment = withoutKey(hero.equipment, slot);
    forgetRelease(turn.game, slot);
    say(turn, (now) => ({ turn: now, kind: "item_unequipped", item: worn.item, affixes: [...worn.affixes], slot }));
    give(turn, worn);
  },
};
