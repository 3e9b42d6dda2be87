import { describe, expect, it } from "vitest";
import { attribute, attributeSources, checkInvariants } from "../../src/index.js";
import { equip, unequip, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks } from "../support/messages.js";
import { item, type SceneSetup, scene } from "../support/scene.js";

const REGALIA: LooseRegistries = {
  slots: { "core:hand": {}, "core:head": { order: 1 }, "core:ring": { order: 2 } },
  items: {
    "core:mace": { slot: "core:hand" },
    "core:crown": { slot: "core:head" },
    "core:seal": { slot: "core:ring" },
  },
  sets: {
    "core:regalia": {
      items: ["core:mace", "core:crown", "core:seal"],
      bonus: [
        {
          pieces: 2,
          modifiers: [{ attribute: "damage", flat: 5 }],
          triggers: [{ on: "turn_started", actions: [mark(2)] }],
        },
        { pieces: 3, modifiers: [{ attribute: "damage", percent: 100 }] },
      ],
    },
  },
} as LooseRegistries;

const dressed = (setup: SceneSetup = {}) =>
  scene({
    ...setup,
    define: { ...REGALIA, ...setup.define },
    hero: {
      base: { damage: 10 },
      equipment: { "core:hand": item("core:mace"), "core:head": item("core:crown") },
      inventory: [item("core:seal")],
      ...setup.hero,
    },
  });

describe("a set of items", () => {
  it("gives each bonus for which enough of its items are worn", () => {
    const { act, game, registries } = dressed();
    const damage = () => attribute(game, game.player, "damage", undefined, registries);
    expect(damage()).toBe(15);
    act(equip(0));
    expect(damage()).toBe(30);
    act(unequip("core:hand"));
    act(unequip("core:head"));
    expect(damage()).toBe(10);
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it("is named as the source of what it gives, after the worn items and before timed modifiers", () => {
    const { game, registries } = dressed();
    expect(attributeSources(game, game.player, "damage", registries)).toMatchObject([
      { kind: "base" },
      { kind: "own", by: { registry: "sets", id: "core:regalia" }, flat: 5 },
    ]);
  });

  it("has triggers while enough is worn", () => {
    const { act } = dressed();
    expect(marks(act(wait))).toEqual([2]);
    act(unequip("core:head"));
    expect(marks(act(wait))).toEqual([]);
  });

  it("no longer fires when the piece was lost before its turn came", () => {
    const lose = { on: "turn_started", actions: [{ action: "equip_item", item: "core:cap" }] };
    const { act } = dressed({
      define: {
        items: {
          ...REGALIA.items,
          "core:mace": { slot: "core:hand", triggers: [lose] },
          "core:cap": { slot: "core:head" },
        },
      } as LooseRegistries,
    });
    expect(marks(act(wait))).toEqual([]);
  });

  it("can be asked for", () => {
    const trigger = (pieces: number, set = "core:regalia") => ({
      on: "turn_started",
      condition: [{ check: "set", set, pieces }],
      actions: [mark(10 + pieces)],
    });
    const { act } = dressed({
      define: { options: { "core:walker": { triggers: [trigger(2), trigger(3), trigger(1, "core:lost")] } } } as never,
    });
    expect(marks(act(wait))).toEqual([12, 2]);
  });

  it("counts an item once, however many slots hold it", () => {
    const { game, registries } = dressed({
      hero: { equipment: { "core:hand": item("core:mace"), "core:head": item("core:mace") } },
    });
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(10);
  });
});
