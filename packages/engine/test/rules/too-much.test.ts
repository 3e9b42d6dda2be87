import { describe, expect, it } from "vitest";
import { checkInvariants, itemPrice, sellPrice } from "../../src/index.js";
import { sell, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { only } from "../support/messages.js";
import { DEN, HALL, item, type SceneSetup, scene } from "../support/scene.js";

const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** Plays a turn with these triggers of the hero, and sees to it that it ends soon, tells so once and leaves a sound state. */
function bearable(triggers: readonly object[], setup: SceneSetup = {}) {
  const { act, game, registries } = scene({
    ...setup,
    define: { ...setup.define, options: { "core:walker": { triggers } } } as LooseRegistries,
  });
  const begun = performance.now();
  const messages = act(wait);
  expect(performance.now() - begun).toBeLessThan(500);
  expect(checkInvariants(game, registries)).toEqual([]);
  return { messages, game };
}

const eachTurn = (actions: readonly object[]) => ({ on: "turn_started", actions });

describe("a turn in which mods ask for too much", () => {
  it("ends with a hundred levels and more experience than can be told", () => {
    const { game } = bearable(many(100, eachTurn(many(10, { action: "give_exp", amount: 1_000_000 }))), {
      define: { balance: { exp_base: 0 } } as LooseRegistries,
    });
    expect(game.player.base.level).toBe(101);
  });

  it("gives no more things than can be carried away, and says so once", () => {
    const { messages, game } = bearable([eachTurn(many(100, { action: "give_item", item: "core:nut", count: 9999 }))], {
      define: { items: { "core:nut": {} } },
    });
    expect(only(messages, "event_limit")).toHaveLength(1);
    expect(game.player.inventory.length).toBeLessThanOrEqual(10_000);
  });

  it("performs no more actions than there is time for", () => {
    const blows = many(100, { action: "change_attribute", attribute: "stamina", amount: -1, target: "all_enemies" });
    const { messages } = bearable(many(100, eachTurn(blows)), {
      enemies: many(40, "core:dummy"),
    });
    expect(only(messages, "event_limit")).toHaveLength(1);
  });

  it("looks at no more triggers than there is time for", () => {
    const condition = many(1000, { check: "enemies", at_least: 0 });
    const { messages } = bearable(many(1000, { on: "turn_started", condition, actions: [] }));
    expect(only(messages, "event_limit")).toHaveLength(1);
  });

  it("counts choices within choices", () => {
    const deep = (depth: number): object =>
      depth === 0
        ? { action: "give_exp", amount: 1 }
        : { action: "choose", of: [{ weight: 1, actions: many(8, deep(depth - 1)) }] };
    const { messages } = bearable([eachTurn([deep(6)])]);
    expect(only(messages, "event_limit")).toHaveLength(1);
  });

  it("still lets what the hero does himself happen", () => {
    const { act, game } = scene({
      hero: { inventory: [item("core:potion")], health: 10 },
      define: {
        items: { "core:potion": { actions: [{ action: "change_attribute", attribute: "health", amount: 5 }] } },
        options: {
          "core:walker": { triggers: [eachTurn(many(500, { action: "give_item", item: "core:nut", count: 99 }))] },
        },
      } as LooseRegistries,
    });
    act(useItem(0));
    expect(game.player.health).toBe(15);
  });
});

describe("gold", () => {
  const shop: SceneSetup = {
    rooms: [{ rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2], stock: [] }] }, { rect: DEN }],
    game: { talking_room: 0, talking_npc: 0, shop_open: true },
    hero: { inventory: [item("core:crown")] },
  };

  it("is one entry, also where its definition says that it does not stack", () => {
    const { act, game } = scene({
      ...shop,
      define: {
        npcs: { "core:smith": { shop: "core:wares" } },
        loot_tables: { "core:wares": {} },
        items: { "core:gold": { stackable: false }, "core:crown": { base_price: 1_000_000 } },
      },
    });
    act(sell(0));
    expect(game.player.inventory).toHaveLength(1);
    expect(game.player.inventory[0]?.count).toBeGreaterThan(100_000);
  });

  it("is a number, whatever affixes do to a price", () => {
    const affixes = Array.from({ length: 110 }, (_, index) => `core:a${index}`);
    const define: LooseRegistries = {
      items: { "core:crown": { base_price: 1_000_000 } },
      affixes: Object.fromEntries(affixes.map((id, index) => [id, { price_factor: index === 109 ? 0 : 1000 }])),
    };
    const { game, registries } = scene({ define });
    const crown = item("core:crown", 1, affixes);
    expect(itemPrice(crown, registries)).toBe(0);
    expect(sellPrice(game, crown, registries)).toBe(0);
  });
});
