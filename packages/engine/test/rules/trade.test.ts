import { describe, expect, it } from "vitest";
import type { ItemInstance } from "../../src/index.js";
import { buyPrice, goldOf, itemPrice, sellPrice, shopStock } from "../../src/index.js";
import { buy, choose, sell, talk } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { HALL, item, type SceneSetup, scene } from "../support/scene.js";

const define: LooseRegistries = {
  items: {
    "core:hat": { base_price: 15 },
    "core:nut": { base_price: 3, stackable: true },
    "core:dust": { base_price: 1 },
    "core:stone": {},
  },
  affixes: { "core:fine": { price_factor: 1.5 }, "core:old": { price_factor: 0.5 } },
  npcs: { "core:smith": { options: [{ actions: [{ action: "open_shop" }] }] } },
  balance: { charisma_price: 0 },
};

/** The hero has the shop of a smith with this stock open. */
function shop(stock: ItemInstance[], inventory: ItemInstance[], more: SceneSetup = {}) {
  return scene({
    ...more,
    define: { ...define, ...more.define },
    rooms: [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2], stock }] }],
    hero: { inventory, ...more.hero },
    game: { talking_room: 0, talking_npc: 0, shop_open: true, ...more.game },
  });
}

describe("a price", () => {
  it("is base price times the factors of all affixes", () => {
    const { registries } = shop([], []);
    expect(itemPrice(item("core:hat", 1, ["core:fine", "core:old"]), registries)).toBe(11.25);
    expect(itemPrice(item("core:nut", 9), registries)).toBe(3);
  });

  it.each([
    // base_price, charisma, charisma_price, price_modifier, sell_ratio, buy, sell
    [100, 0, 1.5, 0, 0.4, 100, 40],
    [100, 10, 1.5, 0, 0.4, 85, 46],
    [100, 0, 1.5, 12, 0.4, 88, 44],
    [100, 4, 1.5, 4, 0.4, 90, 44],
    [100, 0, 0, 500, 0.4, 60, 56],
    [100, 0, 0, -500, 0.4, 140, 24],
    [100, 0, 0, 40, 0.9, 60, 60],
    [15, 0, 0, 10, 0.4, 14, 6],
    [1, 0, 0, 40, 0.4, 1, 0],
    [0, 0, 0, 0, 0.4, 1, 0],
    [7, 0, 0, 0, 0.4, 7, 2],
    [50, 0, 0, -10, 0.4, 55, 18],
  ])(
    "of %d with charisma %d × %d and price_modifier %d, sell_ratio %d: buy %d, sell %d",
    (base_price, charisma, charisma_price, price_modifier, sell_ratio, bought, sold) => {
      const made = shop([item("core:hat")], [item("core:gold", 500)], {
        define: { items: { "core:hat": { base_price } }, balance: { charisma_price, sell_ratio } },
        hero: { base: { charisma, price_modifier } },
      });
      const { game, registries } = made;
      expect([buyPrice(game, item("core:hat"), registries), sellPrice(game, item("core:hat"), registries)]).toEqual([
        bought,
        sold,
      ]);
      made.act(buy(0));
      expect(goldOf(game)).toBe(500 - bought);
    },
  );
});

describe("buying", () => {
  it("costs gold, takes from the stock and gives", () => {
    const { act, game } = shop([item("core:stone"), item("core:nut", 5)], [item("core:gold", 20)]);
    expect(only(act(buy(1, 3)), "item_bought")).toMatchObject([{ item: "core:nut", count: 3, price: 9 }]);
    expect(game.player.inventory).toEqual([item("core:gold", 11), item("core:nut", 3)]);
    expect(shopStock(game)).toEqual([item("core:stone"), item("core:nut", 2)]);
  });

  it("empties the stock's entry and the purse", () => {
    const { act, game } = shop([item("core:hat")], [item("core:gold", 15)]);
    act(buy(0));
    expect([shopStock(game), game.player.inventory]).toEqual([[], [item("core:hat")]]);
  });

  it("of gold finds none", () => {
    const { act, game } = shop([item("core:gold", 5)], [item("core:gold", 9)]);
    act(buy(0, 2));
    expect([goldOf(game), game.stats.gold_found]).toEqual([9, 0]);
  });

  it("queues item_picked_up", () => {
    const { act } = shop([item("core:nut", 3)], [item("core:gold", 15)], {
      define: {
        options: {
          "core:walker": { triggers: [{ on: "item_picked_up", when: { item: "core:nut" }, actions: [mark(1)] }] },
        },
      },
    });
    expect(marks(act(buy(0, 3)))).toEqual([1]);
  });

  it.each([
    [0, undefined, [item("core:gold", 14)], { code: "not_enough_gold", price: 15, gold: 14 }],
    [1, 2, [item("core:gold", 5)], { code: "not_enough_gold", price: 6, gold: 5 }],
    [2, undefined, [item("core:gold", 50)], { code: "no_such_entry", index: 2 }],
    [1, 4, [item("core:gold", 50)], { code: "bad_count", count: 4, available: 3 }],
    [1, 0, [item("core:gold", 50)], { code: "bad_count", count: 0, available: 3 }],
  ])("of entry %d, count %s, with %j is refused", (index, count, inventory, reason) => {
    expect(shop([item("core:hat"), item("core:nut", 3)], inventory).refused(buy(index, count))).toEqual(reason);
  });

  it("with full hands is refused unless it merges", () => {
    const { refused, act } = shop([item("core:hat"), item("core:nut", 3)], [item("core:gold", 50), item("core:nut")], {
      hero: { base: { carry_capacity: 2 } },
    });
    expect(refused(buy(0))).toEqual({ code: "inventory_full", capacity: 2 });
    act(buy(1));
  });
});

describe("selling", () => {
  it("gives gold, and what is sold joins the stock", () => {
    const { act, game } = shop([item("core:nut", 2)], [item("core:nut", 5), item("core:hat", 1, ["core:fine"])]);
    expect(only(act(sell(0, 4)), "item_sold")).toMatchObject([{ item: "core:nut", count: 4, price: 4 }]);
    act(sell(1));
    expect(shopStock(game)).toEqual([item("core:nut", 6), item("core:hat", 1, ["core:fine"])]);
    expect([goldOf(game), game.stats.gold_found]).toEqual([13, 0]);
  });

  it("knows no merchant's purse", () => {
    const { act, game } = shop([], [item("core:hat")], { define: { items: { "core:hat": { base_price: 900_000 } } } });
    act(sell(0));
    expect(goldOf(game)).toBe(360_000);
  });

  it("of gold or of what fetches 0 is refused", () => {
    const { refused } = shop([], [item("core:gold", 5), item("core:stone"), item("core:dust")]);
    expect([0, 1, 2].map((index) => refused(sell(index)))).toEqual(
      ["core:gold", "core:stone", "core:dust"].map((id) => ({ code: "not_for_sale", item: id })),
    );
  });

  it("of gold is refused whatever it is worth", () => {
    const { refused } = shop([], [item("core:gold", 5)], {
      define: { items: { "core:gold": { stackable: true, base_price: 50 } } },
    });
    expect(refused(sell(0))).toEqual({ code: "not_for_sale", item: "core:gold" });
  });

  it("of what is not there, or of too many, is refused", () => {
    const { refused } = shop([], [item("core:nut", 2)]);
    expect([refused(sell(1)), refused(sell(0, 3))]).toEqual([
      { code: "no_such_entry", index: 1 },
      { code: "bad_count", count: 3, available: 2 },
    ]);
  });

  it("with full hands is possible", () => {
    const { act } = shop([], [item("core:nut", 2), item("core:hat")], { hero: { base: { carry_capacity: 2 } } });
    act(sell(1));
  });
});

describe("buying and selling back", () => {
  it("makes no money, whatever is worn in between", () => {
    for (const base_price of [1, 2, 3, 7, 10, 99, 101]) {
      const items = { "core:hat": { base_price } };
      const cheap = shop([], [], {
        hero: { base: { price_modifier: 999 } },
        define: { items, balance: { sell_ratio: 1 } },
      });
      expect(sellPrice(cheap.game, item("core:hat"), cheap.registries)).toBeLessThanOrEqual(
        buyPrice(cheap.game, item("core:hat"), cheap.registries),
      );
    }
  });
});

describe("a closed shop", () => {
  it("neither sells nor buys", () => {
    const { refused } = shop([item("core:hat")], [item("core:gold", 50), item("core:hat")], {
      game: { shop_open: false },
    });
    expect([refused(buy(0)), refused(sell(1))]).toEqual([{ code: "shop_closed" }, { code: "shop_closed" }]);
  });

  it("is closed in a fight", () => {
    const { refused } = shop([item("core:hat")], [item("core:gold", 50), item("core:hat")], {
      enemies: ["core:dummy"],
    });
    expect([refused(buy(0)), refused(sell(1))]).toEqual([{ code: "in_fight" }, { code: "in_fight" }]);
  });

  it("of somebody without a table has nothing, but buys", () => {
    const made = scene({
      define,
      rooms: [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2], stock: [] }] }],
      hero: { inventory: [item("core:hat")] },
    });
    made.act(talk);
    made.act(choose(0));
    expect(shopStock(made.game)).toEqual([]);
    made.act(sell(0));
    expect(shopStock(made.game)).toEqual([item("core:hat")]);
  });
});
