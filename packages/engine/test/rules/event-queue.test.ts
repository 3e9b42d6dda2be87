import { describe, expect, it } from "vitest";
import { attack, equip, use, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { item, scene } from "../support/scene.js";

describe("the queue", () => {
  it("lets an action's own events wait until the list is done", () => {
    const { act } = scene({
      define: {
        abilities: { "core:deed": { actions: [{ action: "give_item", item: "core:gold" }, mark(1)] } },
        options: {
          "core:walker": { abilities: ["core:deed"], triggers: [{ on: "item_picked_up", actions: [mark(2)] }] },
        },
      },
    });
    expect(marks(act(use("core:deed")))).toEqual([1, 2]);
  });

  it("puts an event's own events behind those that wait already", () => {
    const chain = (own: string, next: string, n: number) => ({
      on: "item_picked_up" as const,
      when: { item: own },
      actions: [mark(n), { action: "give_item" as const, item: next }],
    });
    const { act } = scene({
      define: {
        items: { "core:a": {}, "core:b": {}, "core:c": {}, "core:end": {} },
        abilities: {
          "core:deed": {
            actions: [
              { action: "give_item", item: "core:a" },
              { action: "give_item", item: "core:b" },
            ],
          },
        },
        options: {
          "core:walker": {
            abilities: ["core:deed"],
            triggers: [chain("core:a", "core:c", 1), chain("core:b", "core:end", 2), chain("core:c", "core:end", 3)],
          },
        },
      },
    });
    expect(marks(act(use("core:deed")))).toEqual([1, 2, 3]);
  });

  it("is drained after each participant's action", () => {
    const { act } = scene({
      define: {
        options: {
          "core:walker": {
            triggers: [
              { on: "attack_hit", actions: [mark(1)] },
              { on: "damage_taken", actions: [mark(2)] },
            ],
          },
        },
      },
      enemies: [
        { def: "core:dummy", intent: "core:attack", initiative: 20 },
        { def: "core:dummy", intent: "core:attack" },
      ],
    });
    expect(marks(act(attack()))).toEqual([2, 1, 2]);
  });

  const endless: LooseRegistries = {
    items: { "core:hydra": { stackable: true } },
    options: {
      "core:walker": {
        triggers: [
          { on: "turn_started", actions: [{ action: "give_item", item: "core:hydra" }] },
          {
            on: "item_picked_up",
            when: { item: "core:hydra" },
            actions: [{ action: "give_item", item: "core:hydra" }],
          },
        ],
      },
    },
  };

  it("takes 100 events a turn, then says once that more were dropped", () => {
    const { act, game } = scene({ define: endless });
    expect(only(act(wait), "event_limit").length).toBe(1);
    expect(game.player.inventory).toEqual([item("core:hydra", 100)]);
    act(wait);
    expect(game.player.inventory).toEqual([item("core:hydra", 200)]);
  });

  it("processes deaths, the fight's end, completed quests beyond the limit", () => {
    const { act, game } = scene({
      define: {
        ...endless,
        creatures: {
          "core:imp": { triggers: [{ on: "creature_died", when: { source: "self" }, actions: [mark(1)] }] },
        },
        quests: { "core:hunt": { on: "creature_died" } },
        options: {
          "core:walker": {
            triggers: [
              ...(endless.options?.["core:walker"]?.triggers ?? []),
              { on: "combat_ended", actions: [mark(2)] },
              { on: "attack_hit", actions: [mark(4)] },
              { on: "quest_completed", actions: [mark(3)] },
            ],
          },
        },
      },
      enemies: [{ def: "core:imp", health: 1 }],
      game: { quests: [{ quest: "core:hunt", count: 0, done: false, failed: false }] },
    });
    expect(marks(act(attack())).sort()).toEqual([1, 2, 3]);
    expect(game.quests).toEqual([{ quest: "core:hunt", count: 1, done: true, failed: false }]);
  });

  it("processes room and floor entries beyond the limit", () => {
    const define: LooseRegistries = {
      ...endless,
      floors: { "core:first": {}, "core:second": { number: 2 } },
      prefabs: { "core:den": { triggers: [{ on: "room_entered", actions: [mark(1)] }] } },
    };
    const enters = scene({ define, at: [12, 2] });
    expect(marks(enters.act({ command: "move", direction: "east" }))).toEqual([1]);
    const floors = {
      "core:first": {},
      "core:second": { number: 2, triggers: [{ on: "floor_entered" as const, actions: [mark(2)] }] },
    };
    const goesDown = scene({ define: { ...define, floors }, at: [17, 2] });
    expect(marks(goesDown.act({ command: "descend" }))).toEqual([2]);
  });
});

describe("two coats of thorns", () => {
  it("end after one prick", () => {
    const thorns = {
      on: "damage_taken" as const,
      actions: [{ action: "damage" as const, amount: 3, damage_type: "slash" as const, target: "target" as const }],
    };
    const { act, game } = scene({
      define: {
        options: { "core:walker": { triggers: [thorns] } },
        creatures: { "core:dummy": { triggers: [thorns] } },
      },
      enemies: ["core:dummy"],
    });
    act(attack());
    // the blow takes 2 from the enemy, whose thorns take 3 from the hero; his stay quiet
    expect([game.player.health, game.enemies[0]?.health]).toEqual([97, 98]);
  });
});

describe("item_picked_up", () => {
  const pickedUp = { on: "item_picked_up" as const, actions: [mark(1)] };
  const hat = { "core:hat": { slot: "core:hand" } };

  it("comes once for each instance, before it merges, whatever its count", () => {
    const { act } = scene({
      define: {
        items: { "core:hat": {} },
        abilities: {
          "core:deed": {
            actions: [
              { action: "give_item", item: "core:gold", count: 30 },
              { action: "give_item", item: "core:hat", count: 2 },
            ],
          },
        },
        options: { "core:walker": { abilities: ["core:deed"], triggers: [pickedUp] } },
      },
      hero: { inventory: [item("core:gold", 5)] },
    });
    expect(marks(act(use("core:deed")))).toEqual([1, 1, 1]);
  });

  it.each(["give_loot", "pile"])("comes from a table (%s)", (how) => {
    const { act } = scene({
      define: {
        loot_tables: { "core:box": { rolls: "2", entries: [{ item: "core:gold", count: "3" }] } },
        abilities: { "core:deed": { actions: [{ action: "give_loot", table: "core:box" }] } },
        options: { "core:walker": { abilities: ["core:deed"], triggers: [pickedUp] } },
        balance: { luck_factor: 0 },
      },
      piles: [{ pos: [2, 2], table: "core:box" }],
    });
    expect(marks(act(how === "pile" ? { command: "pick_up" } : use("core:deed")))).toEqual([1, 1]);
  });

  it("does not come from equip_item", () => {
    const { act, game } = scene({
      define: {
        items: hat,
        abilities: { "core:deed": { actions: [{ action: "equip_item", item: "core:hat" }] } },
        options: { "core:walker": { abilities: ["core:deed"], triggers: [pickedUp] } },
      },
    });
    expect([marks(act(use("core:deed"))), game.player.equipment]).toEqual([[], { "core:hand": item("core:hat") }]);
  });

  it("does not come from swapping, taking off, and lifting what one dropped", () => {
    const { act, game } = scene({
      define: { items: hat, options: { "core:walker": { triggers: [pickedUp] } } },
      hero: { inventory: [item("core:hat")], equipment: { "core:hand": item("core:hat") } },
    });
    const messages = [
      equip(0),
      { command: "unequip", slot: "core:hand" },
      { command: "drop", index: 0 },
      { command: "pick_up" },
    ] as const;
    expect(messages.flatMap((command) => marks(act(command)))).toEqual([]);
    expect(game.player.inventory.length).toBe(2);
  });
});
