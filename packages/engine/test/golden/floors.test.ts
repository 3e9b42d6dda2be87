import { describe, expect, test } from "vitest";
import { createRng, type Floor, generateFloor, rngState } from "../../src/index.js";
import { readGolden } from "../fixtures/golden.js";
import { referenceCore } from "../fixtures/reference-core.js";

interface GoldenFloor {
  seed: string;
  number: number;
  width: number;
  height: number;
  rows: string[];
  rooms: GoldenRoom[];
  rng_state_after: string;
}
interface GoldenRoom {
  prefab: string;
  rect: { x: number; y: number; w: number; h: number };
  enemy_spawns: [number, number][];
  enemies: string[];
  loot: [number, number][];
  loot_table: string;
  npcs: { def: string; pos: [number, number]; stock: { def: string; affixes: string[]; count: number }[] }[];
}

const registries = referenceCore();
const floors = readGolden("floors") as GoldenFloor[];

/** A floor as the golden vectors write it down. */
function summary(floor: Floor) {
  const rooms = floor.rooms.map(({ prefab, rect, enemies, npcs }) => {
    const piles = floor.piles.filter(({ pos: [x, y] }) => isWithin(rect, x, y));
    return {
      prefab,
      rect,
      enemies: enemies.map(({ def, pos }) => ({ def, pos })),
      loot: piles.map(({ pos }) => pos),
      tables: [...new Set(piles.map(({ table }) => table))],
      npcs: npcs.map(({ npc, pos, stock }) => ({ npc, pos, stock })),
    };
  });
  return { width: floor.width, height: floor.height, rows: floor.tiles, rooms };
}

function goldenSummary({ width, height, rows, rooms }: GoldenFloor) {
  return {
    width,
    height,
    rows,
    rooms: rooms.map(({ prefab, rect, enemies, enemy_spawns, loot, loot_table, npcs }) => ({
      prefab,
      rect,
      enemies: enemies.map((def, i) => ({ def, pos: enemy_spawns[i] })),
      loot,
      tables: loot.length === 0 ? [] : [loot_table],
      npcs: npcs.map(({ def, pos, stock }) => ({
        npc: def,
        pos,
        stock: stock.map((item) => ({ item: item.def, affixes: item.affixes, count: item.count })),
      })),
    })),
  };
}

function isWithin({ x, y, w, h }: GoldenRoom["rect"], column: number, row: number): boolean {
  return column >= x && column < x + w && row >= y && row < y + h;
}

describe("floors match the golden vectors", () => {
  test.each(floors)("floor $number of seed $seed", (golden) => {
    const definition = registries.floors[`core:floor_${golden.number}`];
    if (definition === undefined) throw new Error("no such floor");
    const rng = createRng(`0x${golden.seed}`);
    const generated = generateFloor(definition, rng, registries);
    if (!("floor" in generated)) throw new Error(generated.failure);
    expect(summary(generated.floor)).toEqual(goldenSummary(golden));
    expect(rngState(rng)).toBe(golden.rng_state_after);
  });

  test("all 105 floors are there", () => {
    expect(floors).toHaveLength(105);
  });
});
