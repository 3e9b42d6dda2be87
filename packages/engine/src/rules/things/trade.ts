import { GOLD } from "../../content/constants.js";
import type { Registries } from "../../content/definitions/registries.js";
import type { Game } from "../../state/game.js";
import type { ItemInstance } from "../../state/item.js";
import { clamp } from "../numbers.js";
import { readAttribute } from "../stats/attributes.js";
import { type View, viewOf } from "../view.js";
import { takeFrom } from "./inventory.js";
import { factorHere } from "./scaled-here.js";

// item_price = base_price × Π price_factor
// pm         = price_modifier + charisma × charisma_price, within −40..40
// buy        = max(1, ceil(item_price × (1 − pm / 100) − 1e-9)), where a repeated floor multiplies item_price
// sell       = min(floor(item_price × sell_ratio × (1 + pm / 100) + 1e-9), floor(0.6 × item_price))

const BARGAIN_LIMIT = 40;
const ROUNDING_SLACK = 1e-9;
/** No merchant takes more than this share of the price off, and none pays more. */
const SELL_LIMIT = 0.6;
/** Factors of many affixes must not lead out of the exact whole numbers. */
const PRICE_LIMIT = 4294967295;

/** The price of one piece in gold before bargaining, 0..4294967295; need not be whole. */
export function itemPrice(item: ItemInstance, registries: Registries): number {
  let price = registries.items[item.item]?.base_price ?? 0;
  // Held in bounds at each step: what grows beyond all numbers, times nothing, would be no number.
  for (const affix of item.affixes)
    price = Math.min(price * (registries.affixes[affix]?.price_factor ?? 1), PRICE_LIMIT);
  return Math.min(price, PRICE_LIMIT);
}

/** What the hero pays for one piece, in whole gold, at least 1. */
export function buyPrice(game: Game, item: ItemInstance, registries: Registries): number {
  const view = viewOf(game, registries);
  const share = 1 - bargain(view) / 100;
  const price = Math.min(PRICE_LIMIT, itemPrice(item, registries) * factorHere(view, "prices"));
  return Math.max(1, Math.ceil(price * share - ROUNDING_SLACK));
}

/** What the hero gets for one piece, in whole gold; 0 for what no merchant takes. */
export function sellPrice(game: Game, item: ItemInstance, registries: Registries): number {
  if (item.item === GOLD) return 0;
  const price = itemPrice(item, registries);
  const share = registries.balance.sell_ratio * (1 + bargain(viewOf(game, registries)) / 100);
  return Math.min(Math.floor(price * share + ROUNDING_SLACK), Math.floor(SELL_LIMIT * price));
}

function bargain(view: View): number {
  const hero = view.game.player;
  const charisma = readAttribute(view, hero, "charisma", undefined) * view.registries.balance.charisma_price;
  return clamp(readAttribute(view, hero, "price_modifier", undefined) + charisma, -BARGAIN_LIMIT, BARGAIN_LIMIT);
}

/** Takes gold out of the hero's inventory; there must be enough. */
export function pay(game: Game, price: number): void {
  const { inventory } = game.player;
  let owed = price;
  while (owed > 0) {
    const index = inventory.findIndex((entry) => entry.item === GOLD);
    const paid = takeFrom(inventory, index, owed);
    if (paid === undefined) throw new Error(`${owed} gold is missing`);
    owed -= paid.count;
  }
}
