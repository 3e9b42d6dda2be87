import { describe, expect, it } from "vitest";
import { drop, equip, use, useItem } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { item, scene } from "../support/scene.js";

const things: LooseRegistries = {
  items: {
    "core:hat": { slot: "core:hand", base_price: 10 },
    "core:nut": { actions: [{ action: "change_attribute", attribute: "stamina", amount: 1 }] },
  },
  npcs: { "core:smith": { options: [{}] } },
  floors: { "core:first": {}, "core:second": { number: 2 } },
  abilities: {
    "core:drain": { actions: [{ action: "change_attribute", attribute: "stamina", amount: -200, target: "target" }] },
  },
};

describe("the hero's command at its place in the turn", () => {
  const drainer: LooseRegistries = {
    ...things,
    abilities: { ...things.abilities, "core:leap": { cost: 10, cooldown: 3, actions: [mark(1)] } },
    creatures: { "core:leech": { abilities: ["core:drain"] } },
    options: { "core:walker": { abilities: ["core:leap"] } },
  };
  const leech = { def: "core:leech", intent: "core:drain", initiative: 20 };

  it("is foiled when it no longer holds: the turn is lost, nothing is spent", () => {
    const { act, game } = scene({ define: drainer, enemies: [leech] });
    const messages = act(use("core:leap"));
    expect(only(messages, "command_foiled")).toMatchObject([
      { command: "use_ability", reason: { code: "no_stamina", ability: "core:leap", cost: 10, stamina: 0 } },
    ]);
    expect([marks(messages), game.player.cooldowns, game.turn]).toEqual([[], {}, 1]);
  });

  const robber = (stolen: string): LooseRegistries => ({
    items: { ...things.items, "core:pill": { consumed_on_use: true, actions: [mark(1)] } },
    abilities: { "core:rob": { actions: [{ action: "remove_item", item: stolen }] } },
    creatures: { "core:robber": { abilities: ["core:rob"] } },
  });
  const thief = { def: "core:robber", intent: "core:rob", initiative: 20 };

  it("keeps its entry when those before it vanish", () => {
    const { act, game } = scene({
      define: robber("core:hat"),
      enemies: [thief],
      hero: { inventory: [item("core:hat"), item("core:pill"), item("core:nut")] },
    });
    expect(marks(act(useItem(1)))).toEqual([1]);
    expect(game.player.inventory).toEqual([item("core:nut")]);
  });

  it("is foiled when its entry has vanished, though another stands at the index", () => {
    const { act, game } = scene({
      define: robber("core:pill"),
      enemies: [thief],
      hero: { inventory: [item("core:pill"), item("core:nut")] },
    });
    const messages = act(useItem(0));
    expect(only(messages, "command_foiled").length).toBe(1);
    expect(only(messages, "item_used")).toEqual([]);
    expect(game.player.inventory).toEqual([item("core:nut")]);
  });

  it.each([equip(0), drop(0)])("is bound to its entry for %j too", (command) => {
    const { act, game } = scene({
      define: robber("core:hat"),
      enemies: [thief],
      hero: { inventory: [item("core:hat"), item("core:pill")] },
    });
    expect(only(act(command), "command_foiled").length).toBe(1);
    expect(game.player.inventory).toEqual([item("core:pill")]);
  });

  const smite = (target: "all_enemies"): LooseRegistries => ({
    abilities: {
      "core:leap": {
        cost: 10,
        cooldown: 3,
        actions: [{ action: "damage", amount: 5, damage_type: "ice", target: "target" }],
      },
    },
    items: {
      "core:bomb": {
        consumed_on_use: true,
        actions: [{ action: "damage", amount: 5, damage_type: "fire", target: "target" }],
      },
    },
    options: {
      "core:walker": {
        abilities: ["core:leap"],
        triggers: [
          {
            on: "turn_started",
            actions: [{ action: "change_attribute", attribute: "health", amount: -10, target }],
          },
        ],
      },
    },
  });
  const frail = { def: "core:dummy", health: 3 };

  it("takes the first living enemy when its target died meanwhile", () => {
    const { act } = scene({ define: smite("all_enemies"), enemies: ["core:dummy", "core:dummy", frail] });
    expect(only(act(use("core:leap", 2)), "hit")).toMatchObject([{ target: { index: 0 } }]);
  });

  it("does nothing and costs nothing when no enemy is left", () => {
    const { act, game } = scene({ define: smite("all_enemies"), enemies: [frail] });
    const messages = act(use("core:leap"));
    expect([only(messages, "hit"), game.player.stamina, game.player.cooldowns]).toEqual([[], 100, {}]);
    const thrown = scene({ define: smite("all_enemies"), enemies: [frail], hero: { inventory: [item("core:bomb")] } });
    thrown.act(useItem(0));
    expect(thrown.game.player.inventory).toEqual([item("core:bomb")]);
  });
});
