import { describe, expect, it } from "vitest";
import { attack, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks } from "../support/messages.js";
import { HALL, item, lying, type SceneSetup, scene } from "../support/scene.js";

const smith = { rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2] as [number, number], stock: [] }] };

describe("triggers stand on", () => {
  const trigger = {
    on: "turn_started" as const,
    actions: [mark(1), { action: "apply_modifier" as const, modifier: "core:sign" }],
  };
  const triggers = [trigger];
  const sign = { "core:sign": {} };

  it.each<[string, SceneSetup, "hero" | "enemy"]>([
    [
      "worn items",
      {
        define: { items: { "core:hat": { slot: "core:hand", triggers } } },
        hero: { equipment: { "core:hand": item("core:hat") } },
      },
      "hero",
    ],
    [
      "affixes of worn items",
      {
        define: { items: { "core:hat": { slot: "core:hand" } }, affixes: { "core:fine": { triggers } } },
        hero: { equipment: { "core:hand": item("core:hat", 1, ["core:fine"]) } },
      },
      "hero",
    ],
    ["character options", { define: { options: { "core:walker": { triggers } } } }, "hero"],
    [
      "timed modifiers of the hero",
      { define: { modifiers: { ...sign, "core:curse": { triggers } } }, hero: { modifiers: [lying("core:curse", 3)] } },
      "hero",
    ],
    [
      "timed modifiers of enemies",
      {
        define: { modifiers: { ...sign, "core:curse": { triggers } } },
        enemies: [{ def: "core:dummy", modifiers: [lying("core:curse", 3)] }],
      },
      "enemy",
    ],
    [
      "creatures in the fight",
      { define: { creatures: { "core:dummy": { triggers } } }, enemies: ["core:dummy"] },
      "enemy",
    ],
    ["the prefab of the room", { define: { prefabs: { "core:hall": { triggers } } } }, "hero"],
    ["the floor", { define: { floors: { "core:first": { triggers } } } }, "hero"],
    [
      "the NPC being talked to",
      { define: { npcs: { "core:smith": { triggers } } }, rooms: [smith], game: { talking_room: 0, talking_npc: 0 } },
      "hero",
    ],
  ])("%s", (_, setup, self) => {
    const { act, game } = scene({
      ...setup,
      define: { ...setup.define, modifiers: { ...sign, ...setup.define?.modifiers } },
    });
    expect(marks(act(wait))).toEqual([1]);
    const carrier = self === "hero" ? game.player : game.enemies[0];
    expect(carrier?.modifiers.some((one) => one.modifier === "core:sign")).toBe(true);
  });

  it.each<[string, SceneSetup]>([
    [
      "carried items",
      { define: { items: { "core:hat": { slot: "core:hand", triggers } } }, hero: { inventory: [item("core:hat")] } },
    ],
    [
      "affixes of carried items",
      {
        define: { items: { "core:hat": { slot: "core:hand" } }, affixes: { "core:fine": { triggers } } },
        hero: { inventory: [item("core:hat", 1, ["core:fine"])] },
      },
    ],
    ["creatures asleep in their room", { define: { creatures: { "core:dummy": { triggers } } }, den: ["core:dummy"] }],
    ["the prefab of another room", { define: { prefabs: { "core:den": { triggers } } } }],
    [
      "a room's prefab while in a corridor",
      { define: { prefabs: { "core:hall": { triggers }, "core:den": { triggers } } }, at: [8, 2] },
    ],
    ["another floor", { define: { floors: { "core:first": {}, "core:second": { number: 2, triggers } } } }],
    [
      "an NPC that stands there without being talked to",
      { define: { npcs: { "core:smith": { triggers } } }, rooms: [smith] },
    ],
  ])("but not on %s", (_, setup) => {
    const { act } = scene({ ...setup, define: { ...setup.define, modifiers: sign } });
    expect(marks(act(wait))).toEqual([]);
  });

  it.each<[string, LooseRegistries]>([
    [
      "prefab",
      {
        prefabs: {
          "core:den": {
            triggers: [
              { on: "damage_taken", actions: [mark(1)] },
              { on: "attack_hit", actions: [mark(2)] },
            ],
          },
        },
      },
    ],
    [
      "floor",
      {
        floors: {
          "core:first": {
            triggers: [
              { on: "damage_taken", actions: [mark(1)] },
              { on: "attack_hit", actions: [mark(2)] },
            ],
          },
        },
      },
    ],
  ])("a %s hears attack_hit and damage_taken of the hero alone", (_, define) => {
    const setup = { define, enemies: [{ def: "core:dummy", intent: "core:attack" }] };
    expect(marks(scene(setup).act(wait))).toEqual([1]);
    expect(marks(scene({ define, enemies: ["core:dummy"] }).act(attack()))).toEqual([2]);
  });
});
