import { describe, expect, it } from "vitest";
import type { Action } from "../../src/index.js";
import { use, useItem, wait } from "../support/commands.js";
import { deed, doIt, enemyDeed } from "../support/deed.js";
import type { Loose, LooseRegistries } from "../support/loose.js";
import { mark, marks, only, placeOf } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

describe("targets", () => {
  const change = (target: "self" | "target" | "all_enemies" | "allies"): Loose<Action>[] => [
    { action: "apply_modifier", modifier: "core:sign", target },
  ];
  const define = { modifiers: { "core:sign": {} } };

  it.each([
    ["self", ["hero"]],
    ["target", [1]],
    ["all_enemies", [0, 1, 2]],
    ["allies", ["hero"]],
  ] as const)("%s of the hero reaches %j", (target, reached) => {
    const { act } = deed(change(target), { define, enemies: ["core:dummy", "core:dummy", "core:dummy"] });
    const indices = only(act(use("core:deed", 1)), "modifier_applied").map((message) => placeOf(message.target));
    expect(indices).toEqual(reached);
  });

  it.each([
    ["self", [0]],
    ["target", ["hero"]],
    ["all_enemies", ["hero"]],
    ["allies", [0, 1]],
  ] as const)("%s of an enemy reaches %j", (target, reached) => {
    const { act } = enemyDeed(change(target), { define });
    expect(only(act(wait), "modifier_applied").map((message) => placeOf(message.target))).toEqual(reached);
  });

  it("self in a trigger is its carrier", () => {
    const { act } = scene({
      define: {
        ...define,
        creatures: { "core:dummy": { triggers: [{ on: "turn_started", actions: change("self") }] } },
      },
      enemies: ["core:dummy"],
    });
    expect(only(act(wait), "modifier_applied").map((message) => placeOf(message.target))).toEqual([0]);
  });

  it("an action aimed at nobody does nothing", () => {
    const { act, game } = scene({
      define: {
        ...define,
        options: {
          "core:walker": {
            triggers: [{ on: "turn_started", actions: [...change("target"), ...change("all_enemies"), mark(1)] }],
          },
        },
      },
    });
    const messages = act(wait);
    expect([only(messages, "modifier_applied"), marks(messages), game.player.modifiers]).toEqual([[], [1], []]);
  });

  it("all_enemies leaves out the dead", () => {
    const { act } = deed(
      [{ action: "damage", amount: 100, damage_type: "ice", target: "target" }, ...change("all_enemies")],
      { define, enemies: ["core:dummy", "core:dummy"] },
    );
    expect(only(act(doIt), "modifier_applied").map((message) => placeOf(message.target))).toEqual([1]);
  });

  it("allies leaves out the dead", () => {
    const { act } = enemyDeed(
      [
        { action: "damage", amount: 500, damage_type: "ice", target: "allies" },
        { action: "apply_modifier", modifier: "core:sign", target: "allies" },
      ],
      { define },
    );
    const messages = act(wait);
    expect(only(messages, "died").map((message) => placeOf(message.target))).toEqual([0, 1]);
    expect(only(messages, "modifier_applied")).toEqual([]);
  });

  it("a dead target takes no more of the actions", () => {
    const { act, game } = deed(
      [
        { action: "damage", amount: 100, damage_type: "ice", target: "target" },
        { action: "damage", amount: 7, damage_type: "ice", target: "target" },
        { action: "change_attribute", attribute: "health", amount: 50, target: "target" },
      ],
      { enemies: ["core:dummy", "core:dummy"] },
    );
    expect(only(act(doIt), "hit").map((hit) => hit.amount)).toEqual([100]);
    expect(game.enemies.map((one) => one.health)).toEqual([100]);
  });
});

describe("actions of a list", () => {
  it("run in order", () => {
    const { act, game } = deed([
      { action: "change_attribute", attribute: "health", amount: 80 },
      { action: "change_attribute", attribute: "health", amount: -30 },
    ]);
    act(doIt);
    expect(game.player.health).toBe(70);
  });

  it("go on after a miss", () => {
    const { act } = deed([{ action: "damage", amount: 5, damage_type: "ice", target: "target" }, mark(1)], {
      define: { balance: { hit_ceiling: 0, hit_floor: 0 } },
      enemies: ["core:dummy"],
    });
    const messages = act(doIt);
    expect([only(messages, "miss").length, marks(messages)]).toEqual([1, [1]]);
  });

  it("of an item are the item's", () => {
    const { act } = scene({
      define: {
        items: { "core:bomb": { actions: [{ action: "damage", amount: 5, damage_type: "fire", target: "target" }] } },
      },
      hero: { inventory: [item("core:bomb")] },
      enemies: ["core:dummy", "core:dummy"],
    });
    expect(only(act(useItem(0, 1)), "hit")).toMatchObject([{ item: "core:bomb", ability: "", target: { index: 1 } }]);
  });

  it("a modifier laid earlier counts for a later action of the list", () => {
    const { act } = deed(
      [
        { action: "apply_modifier", modifier: "core:rage" },
        { action: "damage", scale: 1, damage_type: "ice", target: "target" },
      ],
      {
        define: { modifiers: { "core:rage": { attributes: [{ attribute: "damage", flat: 40 }] } } },
        enemies: ["core:dummy"],
      },
    );
    expect(only(act(doIt), "hit")[0]?.amount).toBe(42);
  });
});

describe("on_hit", () => {
  const bite = (target: "target" | "all_enemies"): Loose<Action>[] => [
    { action: "damage", amount: 5, damage_type: "ice", target },
    { action: "apply_modifier", modifier: "core:venom", target, on_hit: true },
    { action: "change_attribute", attribute: "health", amount: 5, target: "self", on_hit: true },
  ];
  const define: LooseRegistries = { modifiers: { "core:venom": {} } };
  const never = { ...define, balance: { hit_ceiling: 0 } };

  it("runs when the attack of the list hit", () => {
    const { act, game } = deed(bite("target"), { define, enemies: ["core:dummy"], hero: { health: 50 } });
    act(doIt);
    expect(game.enemies[0]?.modifiers).toEqual([lying("core:venom", 3)]);
    expect(game.player.health).toBe(55);
  });

  it("does not run when it missed", () => {
    const { act, game } = deed(bite("target"), { define: never, enemies: ["core:dummy"], hero: { health: 50 } });
    act(doIt);
    expect([game.enemies[0]?.modifiers, game.player.health]).toEqual([[], 50]);
  });

  it("aimed at all_enemies runs for those that were hit, aimed elsewhere if anybody was", () => {
    const nimble = { def: "core:nimble" };
    const { act, game } = deed(bite("all_enemies"), {
      define: {
        ...define,
        balance: { evasion: 1 },
        creatures: { "core:nimble": { base: { dexterity: 50 } }, "core:slow": { base: { dexterity: 0 } } },
      },
      enemies: [nimble, "core:slow", nimble],
      hero: { health: 50 },
    });
    act(doIt);
    expect(game.enemies.map((one) => one.modifiers.length)).toEqual([0, 1, 0]);
    expect(game.player.health).toBe(55);
  });

  it("looks at the latest attack of the list alone", () => {
    const { act } = deed(
      [
        { action: "damage", amount: 5, damage_type: "ice", target: "all_enemies" },
        { action: "damage", amount: 5, damage_type: "ice", target: "target" },
        { ...mark(1), on_hit: true },
      ],
      {
        define: {
          balance: { evasion: 1 },
          creatures: { "core:nimble": { base: { dexterity: 50 } }, "core:slow": { base: { dexterity: 0 } } },
        },
        enemies: ["core:nimble", "core:slow"],
      },
    );
    expect(marks(act(use("core:deed", 0)))).toEqual([]);
    expect(marks(act(use("core:deed", 1)))).toEqual([1]);
  });

  it("without an attack before it does not run", () => {
    const { act } = deed([{ ...mark(1), on_hit: true }]);
    expect(marks(act(doIt))).toEqual([]);
  });
});
