import { describe, expect, test } from "vitest";
import {
  below,
  chance,
  createRng,
  type ItemInstance,
  type LootEntry,
  type LootTable,
  nextU64,
  type Registries,
  type Rng,
  range,
  rngState,
  rollLoot,
} from "../../src/index.js";
import { drawsSince } from "../fixtures/draws.js";
import { referenceCore } from "../fixtures/reference-core.js";

const SEED = 7;
const SWORD = "core:iron_sword";
const POTION = "core:health_potion";

type Choice = { item: string } | { table: string } | { affix: string } | { nothing: true };

function entry(choice: Choice, more: { weight?: number; guaranteed?: boolean; count?: string; affixes?: string } = {}) {
  return { weight: 1, guaranteed: false, count: "1", condition: [], ...more, ...choice } as LootEntry;
}

function always(choice: Choice, more: { count?: string; affixes?: string } = {}): LootEntry {
  return entry(choice, { ...more, guaranteed: true });
}

/** Registries with the tables given by name; `test:<name>` is their id. */
function withTables(tables: Record<string, { rolls?: string; entries: LootEntry[] }>): Registries {
  const built = Object.entries(tables).map(([name, { rolls = "1", entries }]): [string, LootTable] => {
    const id = `test:${name}`;
    return [id, { id, rolls, entries }];
  });
  return { ...referenceCore(), loot_tables: Object.fromEntries(built) };
}

function roll(registries: Registries, { table = "test:main", luck = 0, seed = SEED } = {}) {
  const rng = createRng(seed);
  const items = rollLoot(table, luck, rng, registries);
  return { items, rng, draws: drawsSince(seed, rng) };
}

function pieces(items: readonly ItemInstance[]): string[] {
  return items.map(({ item, count }) => `${item} ${count}`);
}

describe("a loot table", () => {
  test("yields its guaranteed entries first and in order, then what is drawn from the others", () => {
    const registries = withTables({
      main: {
        rolls: "2",
        entries: [entry({ item: "core:gold" }), always({ item: SWORD }), always({ item: POTION }, { count: "2" })],
      },
    });
    expect(pieces(roll(registries).items)).toEqual([`${SWORD} 1`, `${POTION} 2`, "core:gold 1", "core:gold 1"]);
  });

  test("draws no number of rolls when all its entries are guaranteed", () => {
    const { items, draws } = roll(withTables({ main: { rolls: "1-5", entries: [always({ item: SWORD })] } }), {
      luck: 5,
    });
    expect(items).toHaveLength(1);
    expect(draws).toBe(0);
  });

  test("draws the rolls, then luck, then each pick followed by its affixes and at last its count", () => {
    const registries = withTables({
      main: { rolls: "1-3", entries: [entry({ item: SWORD }, { count: "1-4", affixes: "test:affixes" })] },
      affixes: { rolls: "0-2", entries: [entry({ affix: "core:sharp" }), entry({ affix: "core:flaming" })] },
    });
    for (let seed = 1; seed <= 100; seed++) {
      const { items, rng } = roll(registries, { luck: 10, seed });
      const expected = createRng(seed);
      const inOrder = swordsInOrder(expected, 0.2);
      expect(items).toEqual(inOrder);
      expect(rngState(rng)).toBe(rngState(expected));
    }
  });

  test("yields single pieces with the same affixes, each with a list of its own, unless the item is stackable", () => {
    const registries = withTables({
      main: {
        rolls: "0",
        entries: [
          always({ item: SWORD }, { count: "3", affixes: "test:sharp" }),
          always({ item: POTION }, { count: "3" }),
        ],
      },
      sharp: { entries: [entry({ affix: "core:sharp" })] },
    });
    const { items } = roll(registries);
    const sword = { item: SWORD, affixes: ["core:sharp"], count: 1 };
    expect(items).toEqual([sword, sword, sword, { item: POTION, affixes: [], count: 3 }]);
    expect(items[0]?.affixes).not.toBe(items[1]?.affixes);
  });

  test("yields nothing for a count of 0, a blank, an unknown item, an unknown table or a table of affixes", () => {
    const registries = withTables({
      main: {
        rolls: "0",
        entries: [
          always({ item: SWORD }, { count: "0" }),
          always({ nothing: true }),
          always({ item: "test:lost" }),
          always({ table: "test:lost" }),
          always({ table: "test:affixes" }),
        ],
      },
      affixes: { entries: [entry({ affix: "core:sharp" })] },
    });
    expect(roll(registries).items).toEqual([]);
  });

  test("that is unknown yields nothing and draws nothing", () => {
    expect(roll(referenceCore(), { table: "test:lost" })).toMatchObject({ items: [], draws: 0 });
  });

  test("whose entries all weigh nothing yields nothing and spends only the number of rolls", () => {
    const { items, draws } = roll(
      withTables({ main: { rolls: "1-3", entries: [entry({ item: SWORD }, { weight: 0 })] } }),
    );
    expect(items).toEqual([]);
    expect(draws).toBe(1);
  });
});

/** What the table of the test above yields, drawn one by one. */
function swordsInOrder(rng: Rng, luckChance: number): ItemInstance[] {
  const items: ItemInstance[] = [];
  const rolls = range(rng, 1, 3) + (chance(rng, luckChance) ? 1 : 0);
  for (let i = 0; i < rolls; i++) {
    nextU64(rng);
    const affixes: string[] = [];
    const picks = range(rng, 0, 2) + (chance(rng, luckChance) ? 1 : 0);
    for (let pick = 0; pick < picks; pick++) {
      const affix = below(rng, 2) === 0 ? "core:sharp" : "core:flaming";
      if (!affixes.includes(affix)) affixes.push(affix);
    }
    const count = range(rng, 1, 4);
    for (let piece = 0; piece < count; piece++) items.push({ item: SWORD, affixes: [...affixes], count: 1 });
  }
  return items;
}

describe("luck", () => {
  const oneGold = withTables({ main: { entries: [entry({ item: "core:gold" })] } });

  test("of 0 or less draws nothing and adds nothing", () => {
    expect(roll(oneGold, { luck: 0 })).toMatchObject({ items: { length: 1 }, draws: 1 });
    expect(roll(oneGold, { luck: -3 })).toMatchObject({ items: { length: 1 }, draws: 1 });
  });

  test("adds one roll with 2 percent a point, and never more often than in 9 of 10 cases", () => {
    const extra = (luck: number) => {
      const seeds = Array.from({ length: 4000 }, (_, i) => i + 1);
      return seeds.filter((seed) => roll(oneGold, { luck, seed }).items.length === 2).length / seeds.length;
    };
    expect(extra(10)).toBeCloseTo(0.2, 1);
    expect(extra(1_000_000)).toBeCloseTo(0.9, 1);
  });
});

describe("a table of affixes", () => {
  const swordWith = (affixes: { rolls?: string; entries: LootEntry[] }) =>
    withTables({ main: { rolls: "0", entries: [always({ item: SWORD }, { affixes: "test:affixes" })] }, affixes });

  test("wastes the draw of an affix that the piece already has", () => {
    const { items, draws } = roll(swordWith({ rolls: "3", entries: [entry({ affix: "core:sharp" })] }));
    expect(items[0]?.affixes).toEqual(["core:sharp"]);
    expect(draws).toBe(3);
  });

  test("draws from guaranteed entries like from others", () => {
    const { items, draws } = roll(swordWith({ entries: [always({ affix: "core:sharp" })] }));
    expect(items[0]?.affixes).toEqual(["core:sharp"]);
    expect(draws).toBe(1);
  });

  test("spends its draws on blanks, nested tables, items and unknown affixes", () => {
    for (const choice of [
      { nothing: true } as const,
      { table: "test:affixes" },
      { item: SWORD },
      { affix: "test:lost" },
    ]) {
      const { items, draws } = roll(swordWith({ rolls: "2", entries: [entry(choice)] }));
      expect(items[0]?.affixes).toEqual([]);
      expect(draws).toBe(2);
    }
  });

  test("that is unknown gives no affixes and draws nothing", () => {
    const registries = withTables({
      main: { rolls: "0", entries: [always({ item: SWORD }, { affixes: "test:lost" })] },
    });
    expect(roll(registries)).toMatchObject({ items: [{ affixes: [] }], draws: 0 });
  });
});

describe("one roll ends", () => {
  test("at tables nested more than 8 deep", () => {
    const registries = withTables({ main: { entries: [always({ item: SWORD }), always({ table: "test:main" })] } });
    expect(roll(registries).items).toHaveLength(9);
  });

  test("after 1,000 instances", () => {
    const registries = withTables({ main: { rolls: "5", entries: [entry({ item: SWORD }, { count: "300" })] } });
    expect(roll(registries).items).toHaveLength(1000);
  });

  test("after 1,000 entries used, also where they would be 10^9", () => {
    const registries = withTables({
      main: { rolls: "9999", entries: [entry({ table: "test:wide" })] },
      wide: { rolls: "9999", entries: [entry({ table: "test:coins" })] },
      coins: { rolls: "9999", entries: [entry({ item: "core:gold" })] },
    });
    // The first table and the second are each used once before the coins.
    expect(roll(registries).items).toHaveLength(998);
  });
});
