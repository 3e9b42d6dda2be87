import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/languages/texts.js";
import { itemView } from "../../src/views/item-view.js";
import { smallGame, smallRegistries } from "../fixtures/small-mod.js";

/** A dagger that belongs to a set, with what the player reads of it. */
function readingOf(language: "en" | "de", worn: boolean) {
  const registries = smallRegistries();
  const dagger = { item: "core:dagger", affixes: [], count: 1 };
  Object.assign(registries.sets, {
    "core:regalia": {
      id: "core:regalia",
      name: "Regalia",
      items: ["core:dagger", "core:lost_crown"],
      bonus: [
        {
          pieces: 2,
          modifiers: [{ attribute: "damage", flat: 5, percent: 0, target: "self", condition: [] }],
          triggers: [],
        },
      ],
    },
  });
  const game = smallGame(registries);
  game.player.equipment = worn ? { "core:hand": dagger } : {};
  return itemView(game, dagger, "with", textsOf(language), registries);
}

describe("an item of a set", () => {
  it("tells what of the set is worn and missing, and what it gives", () => {
    const lines = ["Set “Regalia”: you wear 1 of 2, not core:lost_crown", "With 2 of the set: +5 damage"];
    expect(readingOf("en", true).lines.slice(-2)).toEqual(lines);
    expect(readingOf("en", true).use.slice(-2)).toEqual(lines);
  });

  it("tells it in German", () => {
    const [first, second] = readingOf("de", false).lines.slice(-2);
    expect(first).toMatch(/^Set „Regalia“: Du trägst 0 von 2, es fehlen: .+, core:lost_crown$/);
    expect(second).toBe("Mit 2 vom Set: +5 Schaden");
  });
});
