import { describe, expect, it } from "vitest";
import { move, useItem, wait } from "../support/commands.js";
import { mark, marks, only } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const ticking = { triggers: [{ on: "turn_started" as const, actions: [mark(1)] }] };
const define = {
  modifiers: { "core:curse": { turns: 3, ...ticking } },
  items: {
    "core:dust": { actions: [{ action: "apply_modifier" as const, modifier: "core:curse" }] },
    "core:long_dust": { actions: [{ action: "apply_modifier" as const, modifier: "core:curse", turns: 5 }] },
    "core:short_dust": { actions: [{ action: "apply_modifier" as const, modifier: "core:curse", turns: 1 }] },
    "core:soap": { actions: [{ action: "remove_modifier" as const, modifier: "core:curse" }] },
  },
};
const inventory = ["core:dust", "core:long_dust", "core:short_dust", "core:soap"].map((id) => item(id));

describe("a timed modifier", () => {
  it.each([
    ["its own number of turns", 0, 3],
    ["the number that the action gives", 1, 5],
    ["a single turn", 2, 1],
  ])("lasts %s: its turn_started trigger fires so often, then it is gone", (_, index, turns) => {
    const { game, act } = scene({ define, hero: { inventory } });
    const applied = act(useItem(index));
    expect(only(applied, "modifier_applied")).toMatchObject([{ modifier: "core:curse", turns, refreshed: false }]);
    expect(marks(applied)).toEqual([]);
    expect(game.player.modifiers).toEqual([lying("core:curse", turns)]);
    const later = Array.from({ length: turns + 2 }, () => act(wait));
    expect(later.map((messages) => marks(messages).length)).toEqual([...Array(turns).fill(1), 0, 0]);
    expect(later.findIndex((messages) => only(messages, "modifier_expired").length > 0)).toBe(turns - 1);
    expect(game.player.modifiers).toEqual([]);
  });

  it.each([
    ["a longer time", 1, 2, 5],
    ["a shorter time, which changes nothing", 2, 4, 3],
  ])("applied again is refreshed to %s and does not stack", (_, index, before, after) => {
    const { game, act } = scene({ define, hero: { inventory, modifiers: [lying("core:curse", before)] } });
    expect(only(act(useItem(index)), "modifier_applied")).toMatchObject([{ refreshed: true }]);
    expect(game.player.modifiers).toEqual([lying("core:curse", after)]);
  });

  it("is taken away by remove_modifier", () => {
    const { game, act } = scene({ define, hero: { inventory, modifiers: [lying("core:curse", 9)] } });
    expect(only(act(useItem(3)), "modifier_removed")).toMatchObject([{ modifier: "core:curse" }]);
    expect(game.player.modifiers).toEqual([]);
  });

  it("that does not lie there is not taken away, and nothing is said", () => {
    const { act } = scene({ define, hero: { inventory } });
    expect(only(act(useItem(3)), "modifier_removed")).toEqual([]);
  });

  it("finds no place on somebody who carries as many as can be carried, and nothing is said", () => {
    const full = Array.from({ length: 1000 }, (_, index) => lying(`core:curse_${index}`, 9));
    const modifiers = Object.fromEntries(full.map(({ modifier }) => [modifier, { turns: 9 }]));
    const { game, act } = scene({
      define: { ...define, modifiers: { ...define.modifiers, ...modifiers } },
      hero: { inventory, modifiers: full },
    });
    act(useItem(0));
    expect(game.player.modifiers).toHaveLength(1000);
    expect(game.player.modifiers.some(({ modifier }) => modifier === "core:curse")).toBe(false);
  });

  it("on an enemy in the fight runs out like the hero's, whose self it is", () => {
    const { game, act } = scene({
      define: {
        modifiers: {
          "core:venom": {
            triggers: [{ on: "turn_started", actions: [{ action: "damage", amount: 7, damage_type: "poison" }] }],
          },
        },
      },
      enemies: [{ def: "core:dummy", modifiers: [lying("core:venom", 2)] }],
    });
    act(wait);
    act(wait);
    act(wait);
    expect(game.enemies).toMatchObject([{ health: 86, modifiers: [] }]);
    expect(game.player.health).toBe(100);
  });

  it("on an enemy that sleeps in its room does not tick", () => {
    const { game, act } = scene({ define, den: [{ def: "core:dummy", modifiers: [lying("core:curse", 2)] }] });
    expect(marks(act(wait))).toEqual([]);
    expect(game.floor.rooms[1]?.enemies[0]?.modifiers).toEqual([lying("core:curse", 2)]);
  });

  it("ticks outside fights, also while walking", () => {
    const { game, act } = scene({ define, hero: { modifiers: [lying("core:curse", 3)] } });
    expect(marks(act(move("east")))).toEqual([1]);
    expect(game.player.modifiers).toEqual([lying("core:curse", 2)]);
  });

  it("laid by a turn_started trigger keeps its full time in that turn", () => {
    const { game, act } = scene({
      define: {
        ...define,
        options: {
          "core:walker": {
            triggers: [{ on: "turn_started", actions: [{ action: "apply_modifier", modifier: "core:curse" }] }],
          },
        },
      },
    });
    expect(marks(act(wait))).toEqual([]);
    expect(game.player.modifiers).toEqual([lying("core:curse", 3)]);
  });

  it.each([
    ["extended by a turn_started trigger keeps its new time", 2, 3],
    ["refreshed there without gain loses a turn", 3, 2],
    ["refreshed there below its time loses a turn", 8, 7],
  ])("%s", (_, before, after) => {
    const { game, act } = scene({
      define: {
        ...define,
        options: {
          "core:walker": {
            triggers: [{ on: "turn_started", actions: [{ action: "apply_modifier", modifier: "core:curse" }] }],
          },
        },
      },
      hero: { modifiers: [lying("core:curse", before)] },
    });
    act(wait);
    expect(game.player.modifiers).toEqual([lying("core:curse", after)]);
  });

  it("lies on a creature in the order of laying", () => {
    const { game, act } = scene({
      define: { ...define, modifiers: { ...define.modifiers, "core:bless": {} } },
      hero: { inventory, modifiers: [lying("core:bless", 9)] },
    });
    act(useItem(0));
    expect(game.player.modifiers.map((one) => one.modifier)).toEqual(["core:bless", "core:curse"]);
  });

  it("gives way before stamina comes back and the hero acts", () => {
    const { act } = scene({
      define: { modifiers: { "core:rage": { attributes: [{ attribute: "damage", flat: 50 }] } } },
      enemies: ["core:dummy"],
      hero: { modifiers: [lying("core:rage", 1)] },
    });
    expect(only(act({ command: "use_ability", ability: "core:attack" }), "hit")[0]?.amount).toBe(2);
  });
});
