import { describe, expect, test } from "vitest";
import {
  type AttributeModifier,
  type CreatureDefinition,
  createRng,
  nextU64,
  type Registries,
  rngState,
  rollLoot,
  weighted,
} from "../../src/index.js";
import { drawsSince } from "../fixtures/draws.js";
import { floorFrom, floorOf, generateFrom, prefab, registriesWith } from "../fixtures/floors.js";

const SEED = 11;

describe("the inhabitants of a room", () => {
  const weights = [
    { id: "core:rat", weight: 2 },
    { id: "core:ghoul", weight: 1 },
  ];

  function populated(
    layout: string,
    more: Parameters<typeof prefab>[2],
    registries?: Partial<Registries>,
    seed = SEED,
  ) {
    const definition = floorOf(["whole"], { creatures: weights, loot: "core:floor_1_table" });
    const { result, rng } = generateFrom(seed, definition, registriesWith([prefab("whole", layout, more)], registries));
    return { floor: floorFrom(result), rng };
  }

  test("are drawn in the order of the marks, and the stock of shops after all of them", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { floor, rng } = populated(
        "#####\n#nen#\n#<e>+\n#####",
        { npcs: ["core:blacksmith", "core:blacksmith"] },
        {},
        seed,
      );
      const expected = createRng(seed);
      for (let draw = 0; draw < 3; draw++) nextU64(expected);
      const defs = [0, 1].map(() => weights[weighted(expected, [2, 1])]?.id);
      const stocks = [0, 1].map(() => rollLoot("core:blacksmith_stock", 0, expected, registriesWith([])));
      expect(floor.rooms[0]?.enemies.map(({ def }) => def)).toEqual(defs);
      expect(floor.rooms[0]?.npcs.map(({ stock }) => stock)).toEqual(stocks);
      expect(rngState(rng)).toBe(rngState(expected));
    }
  });

  test("are the room's own creatures where it names any, also where it names none", () => {
    const own = populated("#####\n#<e>+\n#####", { creatures: [{ id: "core:bone_lord", weight: 1 }] });
    expect(own.floor.rooms[0]?.enemies.map(({ def }) => def)).toEqual(["core:bone_lord"]);
    const nobody = populated("#####\n#<e>+\n#####", { creatures: [] });
    expect(nobody.floor.rooms[0]).toMatchObject({ enemies: [], cleared: true });
    expect(drawsSince(SEED, nobody.rng)).toBe(3);
  });

  test("leave a mark empty that falls to an unknown creature, though it is drawn", () => {
    const { floor, rng } = populated("#####\n#<e>+\n#####", { creatures: [{ id: "test:lost", weight: 1 }] });
    expect(floor.rooms[0]?.enemies).toEqual([]);
    expect(drawsSince(SEED, rng)).toBe(4);
  });

  test("stand where the prefab names somebody: nobody at a gap, an unknown id and marks beyond the list", () => {
    const { floor, rng } = populated(
      "######\n#nnnn#\n#<..>+\n######",
      { npcs: ["", "test:lost", "core:hermit"] },
      {
        npcs: {
          "core:hermit": {
            id: "core:hermit",
            name: "",
            symbol: "h",
            greeting: "",
            stock: [],
            restock: "floor",
            options: [],
            triggers: [],
          },
        },
      },
    );
    const [room] = floor.rooms;
    expect(room?.npcs).toEqual([
      { npc: "core:hermit", pos: [(room?.rect.x ?? 0) + 3, (room?.rect.y ?? 0) + 1], stock: [] },
    ]);
    expect(drawsSince(SEED, rng)).toBe(3);
  });

  test("start with the health and stamina of their base and their own unconditional modifiers", () => {
    const { creatures } = registriesWith([]);
    const rat = creatures["core:rat"];
    if (rat === undefined) throw new Error("no rat");
    const modifier = (fields: Partial<AttributeModifier>): AttributeModifier => ({
      attribute: "max_health",
      flat: 0,
      percent: 0,
      target: "self",
      condition: [],
      ...fields,
    });
    const stout: CreatureDefinition = {
      ...rat,
      base: { ...rat.base, max_health: 10 },
      modifiers: [
        modifier({ flat: 5 }),
        modifier({ percent: 10 }),
        modifier({ flat: 100, target: "all_enemies" }),
        modifier({ flat: 100, condition: [{ check: "in_combat", not: false }] }),
        modifier({ attribute: "max_stamina", flat: -300 }),
      ],
    };
    const { floor } = populated("#####\n#<e>+\n#####", {}, { creatures: { "core:rat": stout, "core:ghoul": stout } });
    expect(floor.rooms[0]?.enemies[0]).toEqual({
      kind: "enemy",
      health: Math.fround(15 * Math.fround(1.1)),
      stamina: 0,
      initiative: 0,
      intent: "",
      modifiers: [],
      cooldowns: {},
      phase: 0,
      rewards: true,
      def: expect.stringMatching(/^core:(rat|ghoul)$/),
      pos: [(floor.rooms[0]?.rect.x ?? 0) + 2, (floor.rooms[0]?.rect.y ?? 0) + 1],
    });
  });

  test("stand at letters of the prefab's own: the one that is named, or one of several by a draw", () => {
    const layout = "#######\n#<QgTP#\n#....>+\n#######";
    const letters = {
      marks: { Q: ["core:bone_lord"], g: ["core:rat", "core:ghoul"] },
      loot_marks: { T: ["core:rare_table"] },
      npc_marks: { P: ["core:blacksmith"] },
    };
    const met = new Set<string | undefined>();
    for (let seed = 1; seed <= 20; seed++) {
      const { floor } = populated(layout, letters, {}, seed);
      const [room] = floor.rooms;
      expect(room?.enemies[0]?.def).toBe("core:bone_lord");
      met.add(room?.enemies[1]?.def);
      expect(floor.piles).toMatchObject([{ table: "core:rare_table" }]);
      expect(room?.npcs.map(({ npc }) => npc)).toEqual(["core:blacksmith"]);
      expect(floor.tiles.join("")).not.toMatch(/[A-Za-z]/);
    }
    expect(met).toEqual(new Set(["core:rat", "core:ghoul"]));
    const named = populated("#####\n#<Q>+\n#####", { marks: { Q: ["core:bone_lord"] } });
    expect(drawsSince(SEED, named.rng)).toBe(3);
  });

  test("are missing at letters that lead to nobody", () => {
    const letters = { marks: { Q: [], R: ["test:lost"] }, npc_marks: { P: ["test:lost"] }, loot_marks: { T: [] } };
    const { floor } = populated("#######\n#<QRPT#\n#....>+\n#######", letters);
    expect(floor.rooms[0]).toMatchObject({ enemies: [], npcs: [] });
    expect(floor.piles).toMatchObject([{ table: "" }]);
  });

  describe("of whom there is only one", () => {
    const { "core:bone_lord": lord } = registriesWith([]).creatures;
    if (lord === undefined) throw new Error("no lord");
    const creatures = { ...registriesWith([]).creatures, "core:bone_lord": { ...lord, unique: true } };
    const list = [
      { id: "core:bone_lord", weight: 9 },
      { id: "core:rat", weight: 1 },
    ];

    test("stand there once, and leave the other marks to the others of their list", () => {
      for (let seed = 1; seed <= 20; seed++) {
        const { floor, rng } = populated("#######\n#<eee>+\n#######", { creatures: list }, { creatures }, seed);
        const defs = floor.rooms[0]?.enemies.map(({ def }) => def) ?? [];
        expect(defs).toHaveLength(3);
        expect(defs.filter((def) => def === "core:bone_lord").length).toBeLessThanOrEqual(1);
        expect(floor.uniques).toEqual(defs.includes("core:bone_lord") ? ["core:bone_lord"] : []);
        expect(drawsSince(seed, rng)).toBe(6);
      }
    });

    test("leave marks empty where nobody else may stand, though these are drawn", () => {
      const alone = { creatures: list.slice(0, 1), marks: { Q: ["core:bone_lord"] } };
      const { floor, rng } = populated("#######\n#<eQe>+\n#######", alone, { creatures });
      expect(floor.rooms[0]?.enemies.map(({ def }) => def)).toEqual(["core:bone_lord"]);
      expect(drawsSince(SEED, rng)).toBe(5);
    });
  });

  test("leave piles of the room's table, else of the floor's", () => {
    const layout = "#####\n#<l>+\n#####";
    expect(populated(layout, { loot: "core:rare_table" }).floor.piles).toMatchObject([
      { table: "core:rare_table", items: [] },
    ]);
    expect(populated(layout, {}).floor.piles).toMatchObject([{ table: "core:floor_1_table", items: [] }]);
    const bare = generateFrom(SEED, floorOf(["whole"]), registriesWith([prefab("whole", layout)]));
    expect(floorFrom(bare.result).piles).toMatchObject([{ table: "", items: [] }]);
  });
});
