import { mergeInto, takeFrom } from "../rules/things/inventory.js";
import { say } from "../rules/turn.js";
import type { DropCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { badCount, noEntry, reindexed } from "./entries.js";

/** Lays pieces of an inventory entry on the tile, onto what was dropped there before. */
export const drop: CommandRules<DropCommand> = {
  inFight: true,
  check: ({ game }, { index, count = 1 }) => {
    const entry = game.player.inventory[index];
    return entry === undefined ? noEntry(game.player.inventory, index) : badCount(count, entry.count);
  },
  bind: ({ game }, { index }) => game.player.inventory[index],
  rebind: ({ game }, command, entry) => reindexed(command, game.player.inventory, entry),
  perform: (turn, { index, count = 1 }) => {
    const { player, player_pos, floor } = turn.game;
    const dropped = takeFrom(player.inventory, index, count);
    if (dropped === undefined) return;
    say(turn, { kind: "item_dropped", item: dropped.item, affixes: [...dropped.affixes], count });
    const [x, y] = player_pos;
    const pile = floor.piles.find(({ pos, table }) => table === "" && pos[0] === x && pos[1] === y);
    if (pile === undefined) floor.piles.push({ pos: [x, y], table: "", items: [dropped] });
    else mergeInto(pile.items, dropped, turn.registries);
  },
};
