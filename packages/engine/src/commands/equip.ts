import { putOn, takeFrom } from "../rules/things/inventory.js";
import { holdsFast } from "../rules/things/sticky.js";
import type { EquipCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { noEntry, reindexed } from "./entries.js";

/** Puts a single piece of an inventory entry on; what was worn there is swapped back. */
export const equip: CommandRules<EquipCommand> = {
  inFight: true,
  check: (view, { index }) => {
    const { game, registries } = view;
    const entry = game.player.inventory[index];
    if (entry === undefined) return noEntry(game.player.inventory, index);
    const slot = registries.items[entry.item]?.slot;
    if (slot === undefined) return { code: "not_equippable", item: entry.item };
    return holdsFast(view, slot) ? { code: "sticky", item: game.player.equipment[slot]?.item ?? "" } : undefined;
  },
  bind: ({ game }, { index }) => game.player.inventory[index],
  rebind: ({ game }, command, entry) => reindexed(command, game.player.inventory, entry),
  perform: (turn, { index }) => {
    const piece = takeFrom(turn.game.player.inventory, index, 1);
    if (piece !== undefined) putOn(turn, piece);
  },
};
