import { describe, expect, test } from "vitest";
import { below, createRng } from "../../src/index.js";
import { drawsSince } from "../fixtures/draws.js";
import { floorFrom, floorOf, generateFrom, prefab, registriesWith } from "../fixtures/floors.js";

const SEED = 11;
/** A room that makes a whole floor by itself. */
const WHOLE = prefab("whole", "#####\n#<.>+\n#####");

describe("the search for a place", () => {
  test("draws x and y of a room that is not turned, and mirror and turns before them of one that is", () => {
    const fixed = generateFrom(SEED, floorOf(["whole"]), registriesWith([WHOLE]));
    expect(drawsSince(SEED, fixed.rng)).toBe(3);
    const turned = generateFrom(SEED, floorOf(["whole"]), registriesWith([{ ...WHOLE, rotate: true }]));
    expect(drawsSince(SEED, turned.rng)).toBe(5);
  });

  test("chooses among the prefabs with a tag by id", () => {
    const names = ["zeta", "alpha", "Beta"];
    const registries = registriesWith(names.map((name) => prefab(name, WHOLE.layout, { tags: ["test:whole"] })));
    for (let seed = 1; seed <= 20; seed++) {
      const { result } = generateFrom(seed, floorOf(["whole"]), registries);
      const sorted = ["test:Beta", "test:alpha", "test:zeta"];
      expect(floorFrom(result).rooms[0]?.prefab).toBe(sorted[below(createRng(seed), 3)]);
    }
  });

  test("ends after 60 tries for a room, and after 20 attempts for each room that the floor shall have", () => {
    // Beside a room of 5×5 on 9×9 tiles there is never a place for a second.
    const big = "#####\n#...#\n#<.>+\n#...#\n#####";
    const registries = registriesWith([prefab("big", big)]);
    const definition = floorOf(["big"], { size: [9, 9], rooms: 2, prefabs: [{ tag: "test:big", weight: 1 }] });
    const { result, rng } = generateFrom(SEED, definition, registries);
    expect(floorFrom(result).rooms).toHaveLength(1);
    expect(drawsSince(SEED, rng)).toBe(3 + 2 * 20 * (2 + 60 * 2));
  });

  test("gives up a stamp that is too big for the floor after its first two draws", () => {
    const registries = registriesWith([WHOLE, prefab("hall", `${"#".repeat(28)}\n`.repeat(3), { rotate: true })]);
    const definition = floorOf(["whole"], { rooms: 3, prefabs: [{ tag: "test:hall", weight: 1 }] });
    const { result, rng } = generateFrom(SEED, definition, registries);
    expect(floorFrom(result).rooms).toHaveLength(1);
    // On 30×20 tiles, 28 columns are too many, and so are 28 rows.
    expect(drawsSince(SEED, rng)).toBe(3 + 3 * 20 * (2 + 2));
  });

  test("goes on to the next attempt where no prefab has the tag, and stops where nothing can be chosen", () => {
    const registries = registriesWith([WHOLE]);
    const unknownTag = floorOf(["whole"], { rooms: 2, prefabs: [{ tag: "test:none", weight: 1 }] });
    expect(drawsSince(SEED, generateFrom(SEED, unknownTag, registries).rng)).toBe(3 + 2 * 20);
    const noWeight = floorOf(["whole"], { rooms: 2, prefabs: [{ tag: "test:whole", weight: 0 }] });
    expect(drawsSince(SEED, generateFrom(SEED, noWeight, registries).rng)).toBe(3);
  });

  test("skips a required tag that no prefab has", () => {
    const { result } = generateFrom(SEED, floorOf(["none", "whole"]), registriesWith([WHOLE]));
    expect(floorFrom(result).rooms.map((room) => room.prefab)).toEqual(["test:whole"]);
  });

  test("keeps a tile between rooms and leaves the rim free", () => {
    const registries = registriesWith([WHOLE]);
    const definition = floorOf(["whole"], { rooms: 8, prefabs: [{ tag: "test:whole", weight: 1 }] });
    for (let seed = 1; seed <= 50; seed++) {
      const rects = floorFrom(generateFrom(seed, definition, registries).result).rooms.map((room) => room.rect);
      for (const [i, a] of rects.entries()) {
        expect(Math.min(a.x, a.y, 29 - (a.x + a.w), 19 - (a.y + a.h))).toBeGreaterThanOrEqual(0);
        for (const b of rects.slice(i + 1)) {
          const gap = Math.max(a.x - (b.x + b.w), b.x - (a.x + a.w), a.y - (b.y + b.h), b.y - (a.y + a.h));
          expect(gap).toBeGreaterThanOrEqual(1);
        }
      }
    }
  });
});
