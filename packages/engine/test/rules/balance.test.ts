import { describe, expect, it } from "vitest";
import { chance, DEFAULT_BALANCE, emptyRegistries, rngFromState } from "../../src/index.js";
import { flee, wait } from "../support/commands.js";
import { states } from "../support/luck.js";
import { only } from "../support/messages.js";
import { scene } from "../support/scene.js";

// The other knobs are turned where their rule is tested: chances and damage in combat, prices in trade, experience and
// points in progression, luck in loot.
describe("the balance", () => {
  it("has these defaults", () => {
    const expected = {
      evasion: 0.02,
      flee: 0.05,
      stamina_regen: 4,
      resistance_cap: 0.8,
      hit_floor: 0.05,
      hit_ceiling: 0.95,
      sell_ratio: 0.4,
      charisma_price: 1.5,
      exp_base: 20,
      exp_exponent: 1.5,
      luck_factor: 0.02,
      damage_per_strength: 1,
      health_per_constitution: 8,
    };
    expect({ ...DEFAULT_BALANCE }).toEqual(expected);
    expect({ ...emptyRegistries().balance }).toEqual(expected);
  });

  it.each([0, 7])("stamina_regen %d is what a turn gives back", (stamina_regen) => {
    const { act, game } = scene({ define: { balance: { stamina_regen } }, hero: { stamina: 50 } });
    act(wait);
    expect(game.player.stamina).toBe(50 + stamina_regen);
  });

  it("flee is what a point of dexterity is worth in a flight", () => {
    for (const rng of states(60)) {
      const { act } = scene({
        define: { balance: { flee: 0.15 } },
        enemies: ["core:dummy"],
        hero: { base: { dexterity: 3 } },
        game: { rng },
      });
      expect(only(act(flee), "fled").length).toBe(chance(rngFromState(rng), 0.8) ? 1 : 0);
    }
  });
});
