import {
  buyPrice,
  type Game,
  goldOf,
  type ItemInstance,
  type Registries,
  sellPrice,
  shopStock,
  talkingTo,
} from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { countedName, itemName, nameOf } from "../words/names.js";
import { figure } from "../words/numbers.js";

/** Something on one side of the counter. */
export interface GoodsView {
  /** What commands name it by. */
  readonly index: number;
  readonly item: ItemInstance;
  readonly name: string;
  readonly count: number;
  /** The name with the number of pieces, where there are several. */
  readonly counted: string;
  /** In gold, for each piece; "" where nobody buys it. */
  readonly price: string;
  /** In gold, for a number of pieces. */
  readonly priceOf: (count: number) => string;
}

/** The open shop. */
export interface ShopView {
  /** The merchant's name. */
  readonly merchant: string;
  readonly gold: string;
  readonly offer: readonly GoodsView[];
  /** The hero's goods. */
  readonly own: readonly GoodsView[];
}

/** The open shop: what is for sale, and what the hero could sell. */
export function shopView(game: Game, texts: Texts, registries: Registries): ShopView {
  const goods = (items: readonly ItemInstance[], price: typeof buyPrice) =>
    items.map((item, index): GoodsView => {
      const each = price(game, item, registries);
      return {
        index,
        item,
        name: itemName(item, texts, registries),
        count: item.count,
        counted: countedName(item, texts, registries),
        price: each > 0 ? figure(each, texts) : "",
        priceOf: (count) => figure(each * count, texts),
      };
    });
  return {
    merchant: nameOf("npcs", talkingTo(game)?.npc ?? "", registries),
    gold: figure(goldOf(game), texts, 0),
    offer: goods(shopStock(game), buyPrice),
    own: goods(game.player.inventory, sellPrice),
  };
}
