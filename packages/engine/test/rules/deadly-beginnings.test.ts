import { describe, expect, it } from "vitest";
import { createGame } from "../../src/index.js";
import type { LooseRegistries } from "../support/loose.js";
import { buildRegistries } from "../support/registries.js";

const begin = (define: LooseRegistries) =>
  createGame({ seed: 1, name: "Reya", options: ["core:walker"] }, buildRegistries(define));
const poison = { action: "change_attribute" as const, attribute: "health" as const, amount: -1000 };

describe("a run that kills the hero before it begins", () => {
  it("by what his options do is over at turn 0, and his health is not filled up", () => {
    const game = begin({ options: { "core:walker": { on_create: [poison] } } });
    expect([game.over, game.turn, game.player.health]).toEqual(["died", 0, 0]);
  });

  it("by what happens on entering the first floor is over, and no enemy announces anything", () => {
    const game = begin({
      floors: { "core:first": { triggers: [{ on: "floor_entered", actions: [poison] }] } },
    });
    expect([game.over, game.player.health, game.cause.creature]).toEqual(["died", 0, ""]);
    expect(game.journal.map(({ kind }) => kind)).not.toContain("intent_announced");
  });
});
