import { describe, expect, it } from "vitest";
import { forecast } from "../../src/index.js";
import { attack } from "../support/commands.js";
import { only } from "../support/messages.js";
import { lying, scene } from "../support/scene.js";

const define = {
  abilities: {
    "core:nothing": {
      actions: [{ action: "damage" as const, amount: 0, damage_type: "ice" as const, target: "target" as const }],
    },
    "core:sear": { actions: [{ action: "damage" as const, amount: 7, damage_type: "fire" as const }] },
  },
};

describe("a forecast", () => {
  const made = scene({ define, enemies: [{ def: "core:dummy" }], hero: { base: { critical_chance: 50 } } });
  const { game, registries } = made;
  const [foe] = game.enemies;

  it("of an ability that does not exist is empty", () => {
    expect(forecast(game, game.player, "core:no", foe, registries)).toEqual({ hits: [], scripts: [], flee_chance: -1 });
    expect(forecast(game, game.player, "constructor", foe, registries)).toEqual({
      hits: [],
      scripts: [],
      flee_chance: -1,
    });
  });

  it("leaves out damage of nothing", () => {
    expect(forecast(game, game.player, "core:nothing", foe, registries).hits).toEqual([]);
  });

  it("of damage to oneself cannot miss and is never critical", () => {
    expect(forecast(game, game.player, "core:sear", foe, registries).hits).toEqual([
      { target: { who: "hero" }, chance: 1, damage: 7, critical_chance: 0, critical_damage: 7, damage_type: "fire" },
    ]);
  });

  it("is what happens if nothing else happens between: a state that ends before the blow does not count", () => {
    const poised = { modifiers: { "core:poised": { attributes: [{ attribute: "damage" as const, flat: 10 }] } } };
    for (const turns of [1, 2]) {
      const setup = { define: poised, enemies: ["core:dummy"], hero: { modifiers: [lying("core:poised", turns)] } };
      const { act, game, registries } = scene(setup);
      const promised = forecast(game, game.player, "core:attack", game.enemies[0], registries).hits[0]?.damage;
      const [hit] = only(act(attack(0)), "hit");
      expect(promised).toBe(hit?.amount);
    }
    const strikes = [1, 2].map((turns) => {
      const modifiers = [lying("core:poised", turns)];
      const { game, registries } = scene({ define: poised, enemies: [{ def: "core:dummy", modifiers }] });
      const [enemy] = game.enemies;
      if (enemy === undefined) throw new Error("nobody to fight");
      return forecast(game, enemy, "core:attack", game.player, registries).hits[0]?.damage ?? 0;
    });
    expect(strikes[1]).toBe((strikes[0] ?? 0) + 10);
  });

  it("of an enemy's flight is measured against the hero", () => {
    const quick = scene({ enemies: ["core:dummy"], hero: { base: { dexterity: 5 } } });
    const [enemy] = quick.game.enemies;
    if (enemy === undefined) throw new Error("nobody is there");
    // 0.5 + (1 − 5) × 0.05, in single precision.
    expect(forecast(quick.game, enemy, "core:flee", quick.game.player, quick.registries).flee_chance).toBeCloseTo(
      0.3,
      6,
    );
  });

  it("of a flight from nobody has no chance", () => {
    const peace = scene();
    expect(forecast(peace.game, peace.game.player, "core:flee", undefined, peace.registries).flee_chance).toBe(-1);
  });
});
