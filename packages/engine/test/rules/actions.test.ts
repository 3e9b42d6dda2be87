import { describe, expect, it } from "vitest";
import { choose, talk, wait } from "../support/commands.js";
import { deed, doIt, enemyDeed } from "../support/deed.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { HALL, item, lying, scene } from "../support/scene.js";

describe("damage", () => {
  it("is amount plus scale times the damage attribute of the source", () => {
    const { act } = deed([{ action: "damage", amount: 3, scale: 1.5, damage_type: "ice", target: "target" }], {
      enemies: ["core:dummy"],
      hero: { base: { damage: 8 } },
    });
    expect(only(act(doIt), "hit")).toMatchObject([{ amount: 15, damage_type: "ice", ability: "core:deed", item: "" }]);
  });

  it.each([0, -5])("of %d does nothing and draws nothing", (amount) => {
    const { act, game } = deed([{ action: "damage", amount, damage_type: "ice", target: "target" }], {
      enemies: ["core:dummy"],
      hero: { base: { hit_chance: 0.5, critical_chance: 50 } },
    });
    const before = game.rng;
    const messages = act(doIt);
    expect([only(messages, "hit"), only(messages, "miss"), game.rng, game.enemies[0]?.health]).toEqual([
      [],
      [],
      before,
      100,
    ]);
  });

  it("to oneself is an effect", () => {
    const { act, game } = deed([{ action: "damage", amount: 9, damage_type: "fire" }]);
    expect(only(act(doIt), "effect_damage")).toMatchObject([{ amount: 9, target: { who: "hero" } }]);
    expect(game.player.health).toBe(91);
    expect(game.stats.damage_taken).toBe(9);
  });
});

describe("change_attribute", () => {
  it.each([
    ["health", 30, 50, 80],
    ["health", 300, 50, 100],
    ["health", -30, 50, 20],
    ["stamina", 30, 50, 80],
    ["stamina", 300, 50, 100],
    ["stamina", -300, 50, 0],
  ] as const)("adds to %s %d and clamps (%d becomes %d)", (attribute, amount, before, after) => {
    const { act, game } = deed([{ action: "change_attribute", attribute, amount }], {
      define: { balance: { stamina_regen: 0 } },
      hero: { [attribute]: before },
    });
    const kind = attribute === "health" ? "health_changed" : "stamina_changed";
    expect(only(act(doIt), kind)).toMatchObject([{ amount: after - before }]);
    expect(game.player[attribute]).toBe(after);
  });

  it("tells what brought it, though others go by the same id", () => {
    const { act } = scene({
      define: {
        modifiers: { "core:cursed": { name: "Blessing of spring" } },
        options: {
          "core:cursed": {
            triggers: [
              { on: "turn_started", actions: [{ action: "change_attribute", attribute: "health", amount: -1 }] },
            ],
          },
        },
      },
      hero: { options: ["core:cursed"], modifiers: [lying("core:cursed", 3)] },
    });
    expect(only(act(wait), "health_changed")).toMatchObject([
      { amount: -1, by: { registry: "options", id: "core:cursed" } },
    ]);
  });

  it("knows no resistance and queues no damage_taken", () => {
    const { act, game } = enemyDeed(
      [{ action: "change_attribute", attribute: "health", amount: -10, target: "target" }],
      {
        define: {
          options: {
            "core:walker": {
              modifiers: [{ attribute: "armor", flat: 80 }],
              triggers: [{ on: "damage_taken", actions: [mark(1)] }],
            },
          },
        },
      },
    );
    expect(marks(act(wait))).toEqual([]);
    expect(game.player.health).toBe(90);
  });

  it("can kill", () => {
    const { act, game } = deed([{ action: "change_attribute", attribute: "health", amount: -500, target: "target" }], {
      enemies: ["core:dummy"],
    });
    expect(only(act(doIt), "died")).toMatchObject([{ target: { index: 0 }, killer: { who: "hero" } }]);
    expect(game.enemies).toEqual([]);
  });
});

describe("gifts", () => {
  const define: LooseRegistries = {
    items: { "core:hat": { slot: "core:hand" }, "core:nut": { stackable: true } },
    affixes: { "core:fine": {} },
    loot_tables: { "core:box": { entries: [{ item: "core:nut", count: "4" }] } },
  };

  it("give_item puts items into the inventory, one entry for each piece that does not stack", () => {
    const { act, game } = deed(
      [
        { action: "give_item", item: "core:hat", count: 2, affixes: ["core:fine"] },
        { action: "give_item", item: "core:nut", count: 7 },
      ],
      { define },
    );
    const hat = item("core:hat", 1, ["core:fine"]);
    expect(only(act(doIt), "item_gained").every((message) => message.from === "gift")).toBe(true);
    expect(game.player.inventory).toEqual([hat, hat, item("core:nut", 7)]);
  });

  it("give_item may exceed the carry capacity", () => {
    const { act, game } = deed([{ action: "give_item", item: "core:hat" }], {
      define,
      hero: { base: { carry_capacity: 1 }, inventory: [item("core:nut")] },
    });
    act(doIt);
    expect(game.player.inventory.length).toBe(2);
  });

  it("give_loot rolls a table into the inventory", () => {
    const { act, game } = deed([{ action: "give_loot", table: "core:box" }], { define });
    act(doIt);
    expect(game.player.inventory).toEqual([item("core:nut", 4)]);
  });

  it.each([
    [1, [item("core:nut", 2), item("core:hat")]],
    [3, [item("core:hat")]],
    [9, [item("core:hat")]],
  ])("remove_item of %d takes what is there, and an emptied entry disappears", (count, left) => {
    const { act, game } = deed([{ action: "remove_item", item: "core:nut", count }], {
      define,
      hero: { inventory: [item("core:nut", 3), item("core:hat")] },
    });
    act(doIt);
    expect(game.player.inventory).toEqual(left);
  });

  it("remove_item takes over several entries, but nothing that is worn", () => {
    const { act, game } = deed([{ action: "remove_item", item: "core:hat", count: 9 }], {
      define,
      hero: {
        inventory: [item("core:hat"), item("core:nut"), item("core:hat", 1, ["core:fine"])],
        equipment: { "core:hand": item("core:hat") },
      },
    });
    act(doIt);
    expect([game.player.inventory, game.player.equipment]).toEqual([
      [item("core:nut")],
      { "core:hand": item("core:hat") },
    ]);
  });

  it("equip_item gives an item, puts it on and the worn one back", () => {
    const { act, game } = deed([{ action: "equip_item", item: "core:hat", affixes: ["core:fine"] }], {
      define,
      hero: { equipment: { "core:hand": item("core:hat") } },
    });
    act(doIt);
    expect(game.player.equipment).toEqual({ "core:hand": item("core:hat", 1, ["core:fine"]) });
    expect(game.player.inventory).toEqual([item("core:hat")]);
  });

  it("give_exp gives experience", () => {
    const { act, game } = deed([{ action: "give_exp", amount: 12 }]);
    act(doIt);
    expect(game.current_exp).toBe(12);
  });

  it("gold that is given counts as found", () => {
    const { act, game } = deed([{ action: "give_item", item: "core:gold", count: 12 }]);
    act(doIt);
    expect(game.stats.gold_found).toBe(12);
  });

  it("act on the hero even when an enemy causes them", () => {
    const { act, game } = enemyDeed(
      [
        { action: "give_item", item: "core:nut", target: "self" },
        { action: "give_exp", amount: 3 },
        { action: "start_quest", quest: "core:task" },
        { action: "remove_item", item: "core:hat" },
      ],
      { define: { ...define, quests: { "core:task": { on: "item_used" } } }, hero: { inventory: [item("core:hat")] } },
    );
    act(wait);
    expect([game.player.inventory, game.current_exp, game.quests]).toEqual([
      [item("core:nut")],
      3,
      [{ quest: "core:task", count: 0, done: false, failed: false }],
    ]);
  });
});

describe("open_shop", () => {
  const open = { options: [{ actions: [{ action: "open_shop" as const }] }] };
  const room = { rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2] as [number, number], stock: [] }] };

  it("opens the shop of the NPC being talked to", () => {
    const { act, game } = scene({ define: { npcs: { "core:smith": open } }, rooms: [room] });
    act(talk);
    expect(only(act(choose(0)), "shop_opened")).toMatchObject([{ npc: "core:smith" }]);
    expect(game.shop_open).toBe(true);
  });

  it("does nothing while nobody is talked to", () => {
    const { act, game } = deed([{ action: "open_shop" }], { define: { npcs: { "core:smith": open } }, rooms: [room] });
    act(doIt);
    expect(game.shop_open).toBe(false);
  });
});
