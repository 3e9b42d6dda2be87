import { describe, expect, it } from "vitest";
import { drop, equip, pickUp, unequip, useItem } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const define: LooseRegistries = {
  slots: { "core:body": {} },
  items: {
    "core:hat": { slot: "core:hand" },
    "core:cap": { slot: "core:hand" },
    "core:vest": { slot: "core:body" },
    "core:nut": { stackable: true },
    "core:pill": { stackable: true, consumed_on_use: true, actions: [mark(1)] },
    "core:bell": { actions: [mark(1)] },
    "core:map": { condition: [{ check: "in_combat" }], actions: [mark(1)] },
  },
  affixes: { "core:fine": {}, "core:old": {} },
  modifiers: { "core:sign": {} },
};

describe("picking up", () => {
  it("takes all piles of the tile", () => {
    const { act, game } = scene({
      define,
      piles: [
        { pos: [2, 2], items: [item("core:hat")] },
        { pos: [3, 2], items: [item("core:cap")] },
        { pos: [2, 2], items: [item("core:nut", 2)] },
      ],
    });
    expect(only(act(pickUp), "item_gained").map((message) => [message.item, message.count, message.from])).toEqual([
      ["core:hat", 1, "pile"],
      ["core:nut", 2, "pile"],
    ]);
    expect(game.player.inventory).toEqual([item("core:hat"), item("core:nut", 2)]);
    expect(game.floor.piles.map((pile) => pile.pos)).toEqual([[3, 2]]);
  });

  it("merges stackable things with equal item and equal affixes alone", () => {
    const { act, game } = scene({
      define,
      piles: [{ pos: [2, 2], items: [item("core:nut", 2), item("core:nut", 3, ["core:fine"]), item("core:hat")] }],
      hero: { inventory: [item("core:nut"), item("core:nut", 1, ["core:old"]), item("core:hat")] },
    });
    act(pickUp);
    expect(game.player.inventory).toEqual([
      item("core:nut", 3),
      item("core:nut", 1, ["core:old"]),
      item("core:hat"),
      item("core:nut", 3, ["core:fine"]),
      item("core:hat"),
    ]);
  });

  it("counts the gold of piles as found", () => {
    const { act, game } = scene({
      define: { loot_tables: { "core:purse": { entries: [{ item: "core:gold", count: "8" }] } } },
      piles: [{ pos: [2, 2], table: "core:purse" }],
    });
    act(pickUp);
    expect([game.stats.gold_found, game.player.inventory]).toEqual([8, [item("core:gold", 8)]]);
  });

  it("of a blank removes the pile with a message", () => {
    const { act, game } = scene({ define, piles: [{ pos: [2, 2] }] });
    expect(only(act(pickUp), "pile_empty").length).toBe(1);
    expect(game.floor.piles).toEqual([]);
  });

  it("may exceed the capacity with what one pile brings", () => {
    const { act, game } = scene({
      define,
      piles: [{ pos: [2, 2], items: [item("core:hat"), item("core:cap")] }],
      hero: { base: { carry_capacity: 1 } },
    });
    act(pickUp);
    expect(game.player.inventory.length).toBe(2);
  });

  it("is refused where nothing lies, with full hands, and in a fight", () => {
    expect(scene({ define }).refused(pickUp)).toEqual({ code: "nothing_here" });
    const full = scene({
      define,
      piles: [{ pos: [2, 2], items: [item("core:gold")] }],
      hero: { base: { carry_capacity: 1 }, inventory: [item("core:gold", 3)] },
    });
    expect(full.refused(pickUp)).toEqual({ code: "inventory_full", capacity: 1 });
    expect(scene({ define, enemies: ["core:dummy"], piles: [{ pos: [14, 2] }] }).refused(pickUp)).toEqual({
      code: "in_fight",
    });
  });
});

describe("using an item", () => {
  it("takes a single piece of a consumable first, then acts, then tells item_used", () => {
    const { act, game } = scene({
      define: {
        ...define,
        items: {
          ...define.items,
          "core:pill": {
            stackable: true,
            consumed_on_use: true,
            actions: [{ ...mark(1) }, { action: "give_item", item: "core:pill" }],
          },
        },
        options: {
          "core:walker": {
            triggers: [
              { on: "item_used", condition: [{ check: "has_item", item: "core:pill", count: 3 }], actions: [mark(2)] },
            ],
          },
        },
      },
      hero: { inventory: [item("core:pill", 3)] },
    });
    expect(marks(act(useItem(0)))).toEqual([1, 2]);
    expect(game.player.inventory).toEqual([item("core:pill", 3)]);
  });

  it("takes the consumable away before its actions look", () => {
    const { act } = scene({
      define: {
        items: { "core:pill": { consumed_on_use: true, actions: [{ action: "give_loot", table: "core:box" }] } },
        loot_tables: { "core:box": { entries: [{ item: "core:gold" }] } },
      },
      hero: { inventory: [item("core:pill")] },
    });
    const made = scene({
      define: {
        items: {
          "core:pill": { consumed_on_use: true, actions: [{ action: "remove_item", item: "core:pill", count: 9 }] },
        },
      },
      hero: { inventory: [item("core:pill"), item("core:pill")] },
    });
    made.act(useItem(0));
    expect(made.game.player.inventory).toEqual([]);
    expect(only(act(useItem(0)), "item_gained").length).toBe(1);
  });

  it("empties an entry that then disappears", () => {
    const { act, game } = scene({ define, hero: { inventory: [item("core:pill"), item("core:nut")] } });
    act(useItem(0));
    expect(game.player.inventory).toEqual([item("core:nut")]);
  });

  it("leaves what is not consumed", () => {
    const { act, game } = scene({ define, hero: { inventory: [item("core:bell")] } });
    expect(marks(act(useItem(0)))).toEqual([1]);
    expect(game.player.inventory).toEqual([item("core:bell")]);
  });

  it.each([
    ["without actions", 0, { code: "not_usable", item: "core:nut" }],
    ["whose condition fails", 1, { code: "condition_fails", of: { registry: "items", id: "core:map" }, position: 0 }],
    ["that is not there", 2, { code: "no_such_entry", index: 2 }],
    ["at −1", -1, { code: "no_such_entry", index: -1 }],
  ])("%s is refused", (_, index, reason) => {
    expect(
      scene({ define, hero: { inventory: [item("core:nut"), item("core:map")] } }).refused(useItem(index)),
    ).toEqual(reason);
  });

  it("is allowed in a fight", () => {
    expect(
      marks(scene({ define, enemies: ["core:dummy"], hero: { inventory: [item("core:map")] } }).act(useItem(0))),
    ).toEqual([1]);
  });
});

describe("putting on", () => {
  it("moves the item into its slot", () => {
    const { act, game } = scene({
      define,
      hero: { inventory: [item("core:nut"), item("core:hat", 1, ["core:fine"])] },
    });
    expect(only(act(equip(1)), "item_equipped")).toMatchObject([
      { item: "core:hat", affixes: ["core:fine"], slot: "core:hand" },
    ]);
    expect([game.player.inventory, game.player.equipment]).toEqual([
      [item("core:nut")],
      { "core:hand": item("core:hat", 1, ["core:fine"]) },
    ]);
  });

  it("swaps the worn item back, even beyond the capacity", () => {
    const { act, game } = scene({
      define,
      hero: {
        base: { carry_capacity: 1 },
        inventory: [item("core:cap")],
        equipment: { "core:body": item("core:vest"), "core:hand": item("core:hat") },
      },
    });
    act(equip(0));
    expect([game.player.inventory, game.player.equipment["core:hand"], game.player.equipment["core:body"]]).toEqual([
      [item("core:hat")],
      item("core:cap"),
      item("core:vest"),
    ]);
  });

  it("swaps a worn item back onto its stack", () => {
    const stacking: LooseRegistries = {
      items: { "core:dart": { slot: "core:hand", stackable: true }, "core:cap": { slot: "core:hand" } },
    };
    const { act, game } = scene({
      define: stacking,
      hero: { inventory: [item("core:dart", 2), item("core:cap")], equipment: { "core:hand": item("core:dart") } },
    });
    act(equip(1));
    expect(game.player.inventory).toEqual([item("core:dart", 3)]);
  });

  it("takes a single piece of a stack", () => {
    const { act, game } = scene({
      define: { items: { "core:dart": { slot: "core:hand", stackable: true } } },
      hero: { inventory: [item("core:dart", 5)] },
    });
    act(equip(0));
    expect([game.player.inventory, game.player.equipment]).toEqual([
      [item("core:dart", 4)],
      { "core:hand": item("core:dart") },
    ]);
  });

  it("is refused for no entry and for what has no slot", () => {
    const { refused } = scene({ define, hero: { inventory: [item("core:nut")] } });
    expect([refused(equip(1)), refused(equip(0))]).toEqual([
      { code: "no_such_entry", index: 1 },
      { code: "not_equippable", item: "core:nut" },
    ]);
  });
});

describe("taking off", () => {
  it("moves the item into the inventory and leaves no key", () => {
    const { act, game } = scene({ define, hero: { equipment: { "core:hand": item("core:hat") } } });
    expect(only(act(unequip()), "item_unequipped")).toMatchObject([{ item: "core:hat", slot: "core:hand" }]);
    expect([game.player.inventory, game.player.equipment]).toEqual([[item("core:hat")], {}]);
  });

  it("is refused from an empty slot and with full hands", () => {
    expect(scene({ define }).refused(unequip())).toEqual({ code: "slot_empty", slot: "core:hand" });
    expect(scene({ define }).refused(unequip("core:nowhere"))).toEqual({ code: "slot_empty", slot: "core:nowhere" });
    const full = scene({
      define,
      hero: {
        base: { carry_capacity: 1 },
        inventory: [item("core:nut")],
        equipment: { "core:hand": item("core:hat") },
      },
    });
    expect(full.refused(unequip())).toEqual({ code: "inventory_full", capacity: 1 });
  });

  it("is possible with full hands where it merges", () => {
    const { act, game } = scene({
      define: { items: { "core:dart": { slot: "core:hand", stackable: true } } },
      hero: {
        base: { carry_capacity: 1 },
        inventory: [item("core:dart", 2)],
        equipment: { "core:hand": item("core:dart") },
      },
    });
    act(unequip());
    expect(game.player.inventory).toEqual([item("core:dart", 3)]);
  });

  it("and putting on is possible in a fight", () => {
    const { act } = scene({ define, enemies: ["core:dummy"], hero: { equipment: { "core:hand": item("core:hat") } } });
    act(unequip());
    act(equip(0));
  });
});

describe("dropping", () => {
  it("lays one piece on the tile, which can be lifted again", () => {
    const { act, game } = scene({ define, hero: { inventory: [item("core:nut", 3, ["core:fine"])] } });
    expect(only(act(drop(0)), "item_dropped")).toMatchObject([{ item: "core:nut", count: 1 }]);
    expect(game.floor.piles).toEqual([{ pos: [2, 2], table: "", items: [item("core:nut", 1, ["core:fine"])] }]);
    act(pickUp);
    expect([game.player.inventory, game.floor.piles]).toEqual([[item("core:nut", 3, ["core:fine"])], []]);
  });

  it("of a count lays so many, and an emptied entry disappears", () => {
    const { act, game } = scene({ define, hero: { inventory: [item("core:nut", 3), item("core:hat")] } });
    act(drop(0, 3));
    expect([game.player.inventory, game.floor.piles.flatMap((pile) => pile.items)]).toEqual([
      [item("core:hat")],
      [item("core:nut", 3)],
    ]);
  });

  it.each([
    [1, 1, { code: "no_such_entry", index: 1 }],
    [0, 4, { code: "bad_count", count: 4, available: 3 }],
    [0, 0, { code: "bad_count", count: 0, available: 3 }],
    [0, -1, { code: "bad_count", count: -1, available: 3 }],
    [0, 1.5, { code: "bad_count", count: 1.5, available: 3 }],
  ])("of entry %d, count %d is refused", (index, count, reason) => {
    expect(scene({ define, hero: { inventory: [item("core:nut", 3)] } }).refused(drop(index, count))).toEqual(reason);
  });

  it("is possible in a fight", () => {
    const { act } = scene({
      define,
      enemies: ["core:dummy"],
      hero: { inventory: [item("core:nut")], modifiers: [lying("core:sign", 2)] },
    });
    act(drop(0));
  });

  it("of gold and lifting it again finds no gold", () => {
    const { act, game } = scene({ define, hero: { inventory: [item("core:gold", 9)] } });
    act(drop(0, 9));
    act(pickUp);
    expect(game.stats.gold_found).toBe(0);
  });
});
