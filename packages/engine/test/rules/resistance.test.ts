import { describe, expect, it } from "vitest";
import type { Modifier } from "../../src/index.js";
import { type DamageType, resistance } from "../../src/index.js";
import { use } from "../support/commands.js";
import type { Loose } from "../support/loose.js";
import { only } from "../support/messages.js";
import { scene } from "../support/scene.js";

describe("resistance", () => {
  const fire = (amount: number, type: DamageType = "fire") => ({
    abilities: {
      "core:deed": { actions: [{ action: "damage" as const, amount, damage_type: type, target: "target" as const }] },
    },
    options: { "core:walker": { abilities: ["core:deed"] } },
  });
  function bolt(modifiers: Loose<Modifier>[], type: DamageType = "fire") {
    const { act } = scene({
      define: { ...fire(100, type), creatures: { "core:dummy": { modifiers } } },
      enemies: ["core:dummy"],
    });
    return only(act(use("core:deed")), "hit")[0]?.amount;
  }

  it.each(["fire", "ice", "poison", "shock", "holy", "slash", "blunt"] as const)(
    "to %s lowers that damage alone",
    (type) => {
      const other = type === "fire" ? "ice" : "fire";
      expect(bolt([{ attribute: "resistance", damage_type: type, flat: 25 }], type)).toBe(75);
      expect(bolt([{ attribute: "resistance", damage_type: other, flat: 25 }], type)).toBe(100);
    },
  );

  it.each([
    ["slash", 70],
    ["blunt", 70],
    ["fire", 100],
  ] as const)("armor of 30 leaves of %s %d percent", (type, left) => {
    expect(bolt([{ attribute: "armor", flat: 30 }], type)).toBe(left);
  });

  it("is the flat sum raised by the percent sum", () => {
    const modifiers: Loose<Modifier>[] = [
      { attribute: "resistance", damage_type: "fire", flat: 15 },
      { attribute: "resistance", damage_type: "fire", flat: 5, percent: 50 },
    ];
    expect(bolt(modifiers)).toBe(70);
  });

  it("is told as an unclamped fraction", () => {
    const { game, registries } = scene({
      define: {
        options: { "core:walker": { modifiers: [{ attribute: "resistance", damage_type: "ice", flat: 250 }] } },
      },
    });
    expect(resistance(game, game.player, "ice", registries)).toBe(2.5);
    expect(resistance(game, game.player, "fire", registries)).toBe(0);
  });
});
