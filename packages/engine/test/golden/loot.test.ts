import { describe, expect, test } from "vitest";
import { createRng, rngState, rollLoot } from "../../src/index.js";
import { readGolden } from "../fixtures/golden.js";
import { referenceCore } from "../fixtures/reference-core.js";

interface GoldenRoll {
  table: string;
  luck: number;
  seed: string;
  items: { def: string; affixes: string[]; count: number }[];
  rng_state_after: string;
}

const registries = referenceCore();
const rolls = readGolden("loot") as GoldenRoll[];
const tables = [...new Set(rolls.map((roll) => roll.table))];

describe("loot matches the golden vectors", () => {
  test.each(tables)("%s", (table) => {
    for (const roll of rolls.filter((candidate) => candidate.table === table)) {
      const rng = createRng(`0x${roll.seed}`);
      const items = rollLoot(table, roll.luck, rng, registries);
      const expected = roll.items.map(({ def, affixes, count }) => ({ item: def, affixes, count }));
      expect({ roll: `${roll.seed} luck ${roll.luck}`, items, state: rngState(rng) }).toEqual({
        roll: `${roll.seed} luck ${roll.luck}`,
        items: expected,
        state: roll.rng_state_after,
      });
    }
  });

  test("all 630 rolls are there", () => {
    expect(rolls).toHaveLength(630);
  });
});
