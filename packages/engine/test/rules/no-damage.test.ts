import { describe, expect, it } from "vitest";
import { wait } from "../support/commands.js";
import { deed, doIt } from "../support/deed.js";
import { kinds, mark, marks } from "../support/messages.js";
import { lying, scene } from "../support/scene.js";

describe("damage of a quantity of 0 or less", () => {
  it.each([0, -5])("as an attack (%i) does nothing and draws nothing", (amount) => {
    const { act, game } = deed([{ action: "damage", amount, damage_type: "ice", target: "target" }], {
      define: {
        creatures: { "core:dummy": { triggers: [{ on: "damage_taken", actions: [mark(1)] }] } },
        balance: { hit_ceiling: 0.5 },
      },
      enemies: ["core:dummy"],
    });
    const before = game.rng;
    const messages = act(doIt);
    expect(kinds(messages)).not.toContain("hit");
    expect(kinds(messages)).not.toContain("miss");
    expect(marks(messages)).toEqual([]);
    expect([game.enemies[0]?.health, game.rng]).toEqual([100, before]);
  });

  it.each([0, -5])("as an effect (%i) does nothing", (amount) => {
    const { act, game } = scene({
      define: {
        modifiers: {
          "core:itch": {
            triggers: [{ on: "turn_started", actions: [{ action: "damage", amount, damage_type: "ice" }] }],
          },
        },
      },
      hero: { modifiers: [lying("core:itch", 2)] },
    });
    act(wait);
    expect([game.player.health, game.stats.damage_taken]).toEqual([100, 0]);
  });
});
