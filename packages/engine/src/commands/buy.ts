import { openStock } from "../rules/talk/dialog.js";
import { fullAt, gain, goldOf, takeFrom, wouldMerge } from "../rules/things/inventory.js";
import { buyPrice, pay } from "../rules/things/trade.js";
import { say } from "../rules/turn.js";
import type { BuyCommand } from "../state/command.js";
import type { CommandRules } from "./command-rules.js";
import { badCount, noEntry, reindexed } from "./entries.js";

/** Buys pieces from the open shop. */
export const buy: CommandRules<BuyCommand> = {
  inFight: false,
  check: (view, { index, count = 1 }) => {
    const { game, registries } = view;
    if (!game.shop_open) return { code: "shop_closed" };
    const entry = openStock(game)[index];
    if (entry === undefined) return noEntry(openStock(game), index);
    const problem = badCount(count, entry.count);
    if (problem !== undefined) return problem;
    const price = buyPrice(game, entry, registries) * count;
    const gold = goldOf(game);
    if (price > gold) return { code: "not_enough_gold", price, gold };
    const capacity = fullAt(view);
    if (capacity === undefined || wouldMerge(game.player.inventory, entry, registries)) return undefined;
    return { code: "inventory_full", capacity };
  },
  bind: ({ game }, { index }) => openStock(game)[index],
  rebind: ({ game }, command, entry) => reindexed(command, openStock(game), entry),
  perform: (turn, { index, count = 1 }) => {
    const { game, registries } = turn;
    const bought = takeFrom(openStock(game), index, count);
    if (bought === undefined) return;
    const price = buyPrice(game, bought, registries) * count;
    pay(game, price);
    say(turn, (now) => ({
      turn: now,
      kind: "item_bought",
      item: bought.item,
      affixes: [...bought.affixes],
      count,
      price,
    }));
    gain(turn, bought, "purchase");
  },
};
