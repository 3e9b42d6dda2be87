import { GOLD } from "../content/constants.js";
import { openStock } from "../rules/talk/dialog.js";
import { createInstances, give, mergeInto, takeFrom } from "../rules/things/inventory.js";
import { sellPrice } from "../rules/things/trade.js";
import { say } from "../rules/turn.js";
import type { SellCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { badCount, noEntry, reindexed } from "./entries.js";

/** Sells pieces to the open shop, whose stock they join. */
export const sell: CommandRules<SellCommand> = {
  inFight: false,
  check: ({ game, registries }, { index, count = 1 }) => {
    if (!game.shop_open) return { code: "shop_closed" };
    const entry = game.player.inventory[index];
    if (entry === undefined) return noEntry(game.player.inventory, index);
    const problem = badCount(count, entry.count);
    if (problem !== undefined) return problem;
    return sellPrice(game, entry, registries) === 0 ? { code: "not_for_sale", item: entry.item } : undefined;
  },
  bind: ({ game }, { index }) => game.player.inventory[index],
  rebind: ({ game }, command, entry) => reindexed(command, game.player.inventory, entry),
  perform: (turn, { index, count = 1 }) => {
    const { game, registries } = turn;
    const sold = takeFrom(game.player.inventory, index, count);
    if (sold === undefined) return;
    const price = sellPrice(game, sold, registries) * count;
    for (const gold of createInstances(registries.items[GOLD], [], price)) give(turn, gold);
    say(turn, (now) => ({ turn: now, kind: "item_sold", item: sold.item, affixes: [...sold.affixes], count, price }));
    mergeInto(openStock(game), sold, registries);
  },
};
