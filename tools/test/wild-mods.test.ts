import { loadFromSources } from "@rustkeep/data";
import {
  type Action,
  createRng,
  type Floor,
  generateFloor,
  isWalkable,
  type Registries,
  rollLoot,
  startPosition,
} from "@rustkeep/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wildMod } from "../wild-mods/wild-mod.js";

const registries: fc.Arbitrary<Registries> = wildMod.map((mod) => loadFromSources([mod]).registries);
const seed = fc.bigInt(0n, 2n ** 64n - 1n);

/** Walkable tiles of a floor that no way from the entrance leads to. */
function unreachable(floor: Floor): number {
  const start = startPosition(floor);
  const reached = new Set<number>();
  const number = (x: number, y: number) => y * floor.width + x;
  const visit = (x: number, y: number) => {
    if (isWalkable(floor, x, y)) reached.add(number(x, y));
  };
  if (start !== undefined) visit(...start);
  for (const tile of reached) {
    const [x, y] = [tile % floor.width, Math.floor(tile / floor.width)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return floor.tiles.join("").replaceAll("#", "").length - reached.size;
}

/** Whether random mods use an action. */
const IS_USED: Readonly<Record<Action["action"], boolean>> = {
  damage: true,
  change_attribute: true,
  apply_modifier: true,
  remove_modifier: true,
  give_item: true,
  give_loot: true,
  remove_item: true,
  equip_item: true,
  give_exp: true,
  start_quest: true,
  set_flag: true,
  add_flag: true,
  summon: true,
  choose: true,
  say: true,
  restock: true,
  move_hero: true,
  raise: true,
  fail_quest: true,
  advance_quest: true,
  emit: true,
  release: true,
  end_modifier_kind: true,
  flee: true,
  open_shop: true,
  run_script: true,
};

describe("random mods", () => {
  it("use every action that can be used", () => {
    const written = JSON.stringify(fc.sample(registries, { numRuns: 50, seed: 4711 }));
    const used = Object.keys(IS_USED).filter((action) => written.includes(`"action":"${action}"`));
    expect(used).toEqual(Object.keys(IS_USED).filter((action) => IS_USED[action as Action["action"]]));
  });
});

describe("with any sound mod", () => {
  it("a floor is whole, with the rooms it requires, or its failure has a reason", () => {
    const property = fc.property(registries, seed, (content, luck) => {
      for (const definition of Object.values(content.floors)) {
        const result = generateFloor(definition, createRng(luck), content);
        if ("failure" in result) {
          expect(["no_room_for_required", "no_entrance", "no_stairs", "not_connected"]).toContain(result.failure);
          continue;
        }
        const { floor } = result;
        expect(unreachable(floor)).toBe(0);
        const tags = floor.rooms.flatMap(({ prefab }) => content.prefabs[prefab]?.tags ?? []);
        for (const tag of definition.required) expect(tags).toContain(tag);
        for (const { pos } of floor.rooms.flatMap(({ enemies, npcs }) => [...enemies, ...npcs])) {
          expect(isWalkable(floor, ...pos)).toBe(true);
        }
      }
    });
    fc.assert(property, { numRuns: 25, seed: 4711 });
  });

  it("a roll of any table ends, with at most 1,000 instances of what exists", () => {
    const property = fc.property(
      registries,
      seed,
      fc.double({ min: -5, max: 1e6, noNaN: true }),
      (content, rng, luck) => {
        for (const table of Object.keys(content.loot_tables)) {
          const items = rollLoot(table, luck, createRng(rng), content);
          expect(items.length).toBeLessThanOrEqual(1000);
          for (const { item, affixes, count } of items) {
            expect(content.items[item]).toBeDefined();
            expect(affixes.every((affix) => content.affixes[affix] !== undefined)).toBe(true);
            expect(new Set(affixes).size).toBe(affixes.length);
            expect(Number.isInteger(count) && count >= 1).toBe(true);
          }
        }
      },
    );
    fc.assert(property, { numRuns: 25, seed: 4711 });
  });
});
