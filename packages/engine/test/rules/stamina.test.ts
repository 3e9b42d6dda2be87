import { describe, expect, it } from "vitest";
import { equip, use, wait } from "../support/commands.js";
import { item, scene } from "../support/scene.js";

const define = {
  abilities: { "core:leap": { cost: 30, actions: [{ action: "give_exp" as const, amount: 0 }] } },
  options: { "core:walker": { abilities: ["core:leap"] } },
  items: {
    "core:weight": { slot: "core:hand", modifiers: [{ attribute: "max_stamina" as const, flat: -60 }] },
  },
};

describe("stamina", () => {
  it("comes back before the hero acts, but not beyond its maximum: a full hero pays in full", () => {
    const { act, game } = scene({ define });
    act(use("core:leap"));
    expect(game.player.stamina).toBe(70);
  });

  it("comes back in part where little is lacking", () => {
    const { act, game } = scene({ define, hero: { stamina: 98.5 } });
    act(use("core:leap"));
    expect(game.player.stamina).toBe(70);
  });

  it("sinks to a lowered maximum at the end of the same turn", () => {
    const { act, game } = scene({ define, hero: { inventory: [item("core:weight")] } });
    act(equip(0));
    expect(game.player.stamina).toBe(40);
    act(wait);
    expect(game.player.stamina).toBe(40);
  });
});
