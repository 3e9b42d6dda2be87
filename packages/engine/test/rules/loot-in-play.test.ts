import { describe, expect, it } from "vitest";
import type { LootEntry, LootTable } from "../../src/index.js";
import { chance, createGame, createRng, range, rngFromState, rngState, rollLoot, weighted } from "../../src/index.js";
import { pickUp } from "../support/commands.js";
import type { Loose, LooseRegistries } from "../support/loose.js";
import { states } from "../support/luck.js";
import { only } from "../support/messages.js";
import { buildRegistries } from "../support/registries.js";
import { item, type SceneSetup, scene } from "../support/scene.js";

type Table = Loose<LootTable>;
const items: LooseRegistries["items"] = {
  "core:a": {},
  "core:b": {},
  "core:c": {},
  "core:nut": { stackable: true },
};
const affixes: LooseRegistries["affixes"] = { "core:x": {}, "core:y": {} };

/** A hero on a pile that rolls the table `core:box`. */
function onPile(box: Table, more: Record<string, Table> = {}, setup: SceneSetup = {}) {
  return scene({
    ...setup,
    define: { items, affixes, loot_tables: { "core:box": box, ...more }, balance: { luck_factor: 0 }, ...setup.define },
    piles: [{ pos: [2, 2], table: "core:box" }],
  });
}

function found(box: Table, more: Record<string, Table> = {}) {
  const { act, game } = onPile(box, more);
  act(pickUp);
  return game.player.inventory;
}

describe("a pile", () => {
  it("is rolled when it is picked up, with the hero's luck then", () => {
    const entries: Loose<LootEntry>[] = [
      { item: "core:a", weight: 3 },
      { item: "core:b", weight: 1 },
      { item: "core:nut", weight: 6, count: "2-5" },
    ];
    const define: LooseRegistries = {
      balance: { luck_factor: 0.05 },
      options: { "core:walker": { modifiers: [{ attribute: "luck", flat: 4 }] } },
    };
    for (const rng of states(80)) {
      const { act, game } = onPile(
        { rolls: "1-3", entries },
        {},
        {
          define: { items, affixes, loot_tables: { "core:box": { rolls: "1-3", entries } }, ...define },
          game: { rng },
          hero: { base: { luck: 2 } },
        },
      );
      const mirror = rngFromState(rng);
      const expected: string[] = [];
      const rolls = range(mirror, 1, 3) + (chance(mirror, 6 * 0.05) ? 1 : 0);
      for (let roll = 0; roll < rolls; roll += 1) {
        const picked = weighted(mirror, [3, 1, 6]);
        expected.push(picked === 2 ? `nut ${range(mirror, 2, 5)}` : `${"ab"[picked]} 1`);
      }
      const gained = only(act(pickUp), "item_gained").map((message) => `${message.item.slice(5)} ${message.count}`);
      expect(gained).toEqual(expected);
      expect(game.rng).toBe(rngState(mirror));
    }
  });

  it("of an unlucky hero has no draw for luck, of a very lucky one at most 0.9", () => {
    const box: Table = { entries: [{ item: "core:nut" }] };
    for (const rng of states(60)) {
      for (const [luck, p] of [
        [-5, 0],
        [5000, 0.9],
      ] as const) {
        const { act, game } = onPile(
          box,
          {},
          {
            hero: { base: { luck } },
            game: { rng },
            define: { items, loot_tables: { "core:box": box }, balance: { luck_factor: 0.02 } },
          },
        );
        const mirror = rngFromState(rng);
        const rolls = 1 + (chance(mirror, p) ? 1 : 0);
        for (let roll = 0; roll < rolls; roll += 1) weighted(mirror, [1]);
        act(pickUp);
        expect([game.player.inventory, game.rng]).toEqual([[item("core:nut", rolls)], rngState(mirror)]);
      }
    }
  });

  it("that yields nothing is removed as a blank", () => {
    const { act, game } = onPile({ entries: [{ nothing: true }] });
    expect(only(act(pickUp), "pile_empty").length).toBe(1);
    expect(game.floor.piles).toEqual([]);
  });

  it("of a table that does not exist is a blank", () => {
    const { act, game } = onPile({}, {}, { define: { loot_tables: {} } });
    act(pickUp);
    expect([game.player.inventory, game.floor.piles]).toEqual([[], []]);
  });
});

describe("a table", () => {
  it.each<[string, Table, Record<string, Table>, ReturnType<typeof item>[]]>([
    [
      "emits guaranteed entries first, each once",
      {
        rolls: "2",
        entries: [{ item: "core:a" }, { item: "core:b", guaranteed: true }, { item: "core:c", guaranteed: true }],
      },
      {},
      [item("core:b"), item("core:c"), item("core:a"), item("core:a")],
    ],
    [
      "with guaranteed entries alone draws nothing more",
      { rolls: "5", entries: [{ item: "core:b", guaranteed: true }] },
      {},
      [item("core:b")],
    ],
    [
      "picks by weight: weight 0 never",
      { rolls: "4", entries: [{ item: "core:a", weight: 0 }, { item: "core:nut" }] },
      {},
      [item("core:nut", 4)],
    ],
    ["with weights of 0 alone yields nothing", { rolls: "4", entries: [{ item: "core:a", weight: 0 }] }, {}, []],
    [
      "yields stackable things as one entry with a count",
      { entries: [{ item: "core:nut", count: "7" }] },
      {},
      [item("core:nut", 7)],
    ],
    [
      "yields other things as so many entries with the same affixes",
      { entries: [{ item: "core:a", count: "2", affixes: "core:fine" }] },
      { "core:fine": { entries: [{ affix: "core:x" }] } },
      [item("core:a", 1, ["core:x"]), item("core:a", 1, ["core:x"])],
    ],
    ["yields nothing for a count of 0", { entries: [{ item: "core:a", count: "0" }] }, {}, []],
    [
      "rolls nested tables",
      { entries: [{ table: "core:inner" }] },
      { "core:inner": { rolls: "2", entries: [{ item: "core:nut" }] } },
      [item("core:nut", 2)],
    ],
    [
      "skips affix entries outside affix tables",
      { entries: [{ affix: "core:x", guaranteed: true }, { affix: "core:y" }] },
      {},
      [],
    ],
    [
      "skips unknown items",
      { entries: [{ item: "core:nonsense", guaranteed: true }, { item: "core:nut" }] },
      {},
      [item("core:nut")],
    ],
    [
      "draws an affix twice as one",
      { entries: [{ item: "core:a", affixes: "core:fine" }] },
      { "core:fine": { rolls: "5", entries: [{ affix: "core:x" }] } },
      [item("core:a", 1, ["core:x"])],
    ],
    [
      "ignores in affix tables guaranteed, nothing, nested tables, unknown affixes",
      { entries: [{ item: "core:a", affixes: "core:fine" }] },
      {
        "core:fine": {
          rolls: "1",
          entries: [
            { affix: "core:x", guaranteed: true, weight: 0 },
            { nothing: true },
            { table: "core:more", weight: 1 },
            { affix: "core:nonsense" },
          ],
        },
        "core:more": { entries: [{ affix: "core:y" }] },
      },
      [item("core:a")],
    ],
  ])("%s", (_, box, more, expected) => {
    expect(found(box, more)).toEqual(expected);
  });

  it("draws affixes before the count, over all entries' weights", () => {
    const more: Record<string, Table> = {
      "core:fine": {
        rolls: "1-2",
        entries: [
          { affix: "core:x", weight: 2, guaranteed: true },
          { affix: "core:y", weight: 1 },
          { nothing: true, weight: 3 },
        ],
      },
    };
    for (const rng of states(60)) {
      const { act, game } = onPile({ entries: [{ item: "core:nut", count: "1-9", affixes: "core:fine" }] }, more, {
        game: { rng },
      });
      const mirror = rngFromState(rng);
      weighted(mirror, [1]);
      const own: string[] = [];
      for (let n = range(mirror, 1, 2); n > 0; n -= 1) {
        const affix = ["core:x", "core:y", ""][weighted(mirror, [2, 1, 3])];
        if (affix && !own.includes(affix)) own.push(affix);
      }
      const count = range(mirror, 1, 9);
      act(pickUp);
      expect([game.player.inventory, game.rng]).toEqual([[item("core:nut", count, own)], rngState(mirror)]);
    }
  });

  it("nests eight deep and no deeper", () => {
    const chain = (depth: number) =>
      Object.fromEntries(
        Array.from({ length: depth }, (_, i) => [
          `core:t${i + 1}`,
          { entries: [i + 1 === depth ? { item: "core:nut" } : { table: `core:t${i + 2}` }] },
        ]),
      );
    const box = { entries: [{ table: "core:t1" }] };
    expect(found(box, chain(8))).toEqual([item("core:nut")]);
    expect(found(box, chain(9))).toEqual([]);
  });

  it("yields at most 1,000 instances", () => {
    expect(found({ entries: [{ item: "core:a", count: "9999" }] }).length).toBe(1000);
    const wide: Table = { rolls: "400", entries: [{ item: "core:a", count: "3" }] };
    expect(found(wide).length).toBe(1000);
  });

  it("emits at most 1,000 times", () => {
    const registries = buildRegistries({
      items,
      loot_tables: {
        "core:box": {
          rolls: "9999",
          entries: [
            { nothing: true, weight: 1 },
            { item: "core:nut", weight: 1 },
          ],
        },
      },
    });
    const rolled = rollLoot("core:box", 0, createRng(5), registries);
    const pieces = rolled.reduce((sum, one) => sum + one.count, 0);
    expect(pieces).toBeGreaterThan(400);
    expect(pieces).toBeLessThan(600);
  });

  it("of itself ends", () => {
    expect(found({ rolls: "50", entries: [{ table: "core:box" }] })).toEqual([]);
  });
});

describe("loot of a floor", () => {
  const prefabs = (loot: { loot?: string }): LooseRegistries["prefabs"] => ({
    "core:stairwell": { tags: ["core:exit"], layout: "#####\n+l.>#\n#####", ...loot },
  });
  const floors = { "core:first": { loot: "core:usual" } };

  it.each([
    ["its prefab's table", { loot: "core:special" }, "core:special"],
    ["else its floor's", {}, "core:usual"],
  ])("lies in piles of %s", (_, loot, table) => {
    const registries = buildRegistries({
      prefabs: prefabs(loot),
      floors,
      loot_tables: { "core:usual": {}, "core:special": {} },
    });
    const { floor } = createGame({ seed: 1, name: "Reya", options: ["core:walker"] }, registries);
    expect(floor.piles).toMatchObject([{ table, items: [] }]);
  });

  it("of a merchant is drawn once, at luck 0, when the floor is made", () => {
    const registries = buildRegistries({
      items,
      loot_tables: { "core:wares": { rolls: "2", entries: [{ item: "core:nut", count: "3" }] } },
      npcs: { "core:smith": { shop: "core:wares" }, "core:monk": {} },
      prefabs: {
        "core:stairwell": { tags: ["core:exit"], layout: "######\n+nn.>#\n######", npcs: ["core:smith", "core:monk"] },
      },
      options: { "core:walker": { modifiers: [{ attribute: "luck", flat: 1000 }] } },
    });
    const { floor } = createGame({ seed: 1, name: "Reya", options: ["core:walker"] }, registries);
    const npcs = floor.rooms.flatMap((room) => room.npcs);
    expect(npcs.map(({ npc, stock }) => [npc, stock.reduce((sum, one) => sum + one.count, 0)])).toEqual([
      ["core:smith", 6],
      ["core:monk", 0],
    ]);
  });
});
