import { mergeInto, takeFrom } from "../rules/things/inventory.js";
import { say } from "../rules/turn.js";
import type { DropCommand } from "../state/command.js";
import type { Game } from "../state/game.js";
import { MOST_LYING } from "../state/game-misfit.js";
import type { CommandRules } from "./command-rules.js";
import { badCount, noEntry, reindexed } from "./entries.js";

/** Lays pieces of an inventory entry on the tile, onto what was dropped there before. */
export const drop: CommandRules<DropCommand> = {
  inFight: true,
  check: ({ game }, { index, count = 1 }) => {
    const entry = game.player.inventory[index];
    if (entry === undefined) return noEntry(game.player.inventory, index);
    return badCount(count, entry.count) ?? (hasRoom(game) ? undefined : { code: "floor_full" });
  },
  bind: ({ game }, { index }) => game.player.inventory[index],
  rebind: ({ game }, command, entry) => reindexed(command, game.player.inventory, entry),
  perform: (turn, { index, count = 1 }) => {
    const { player, player_pos, floor } = turn.game;
    const dropped = takeFrom(player.inventory, index, count);
    if (dropped === undefined) return;
    say(turn, (now) => ({ turn: now, kind: "item_dropped", item: dropped.item, affixes: [...dropped.affixes], count }));
    const [x, y] = player_pos;
    const pile = floor.piles.find(({ pos, table }) => table === "" && pos[0] === x && pos[1] === y);
    if (pile === undefined) floor.piles.push({ pos: [x, y], table: "", items: [dropped] });
    else mergeInto(pile.items, dropped, turn.registries);
  },
};

/** Whether one more item and one more pile may lie on the floor. */
function hasRoom({ floor: { piles } }: Game): boolean {
  return piles.length < MOST_LYING && piles.reduce((sum, { items }) => sum + items.length, 0) < MOST_LYING;
}
