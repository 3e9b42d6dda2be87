import { describe, expect, test } from "vitest";
import { compiledFloor } from "../../src/content/compile/compile.js";
import { placeRooms } from "../../src/floor/place.js";
import { createRng, type Floor, findPath, generateFloor, rngFromState, rngState, tileAt } from "../../src/index.js";
import { drawsSince } from "../fixtures/draws.js";
import { floorFrom, floorOf, generateFrom, prefab, registriesWith } from "../fixtures/floors.js";

const SEED = 11;
/** A room that makes a whole floor by itself. */
const WHOLE = prefab("whole", "#####\n#<.>+\n#####");
const ENTRANCE = prefab("entrance", "####\n#<.+\n####");
const STAIRS = prefab("stairs", "####\n+.>#\n####");

describe("a floor that would be broken", () => {
  // Two rooms that fit beside each other only if the first lies far enough to one side.
  const tight = registriesWith([
    prefab("entrance", "######\n#<...+\n######"),
    prefab("stairs", "######\n+...>#\n######"),
  ]);
  const definition = floorOf(["entrance", "stairs"], { size: [17, 6] });

  test("is begun anew where the generator then stands", () => {
    let restarted = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const rng = createRng(seed);
      if (placeRooms(compiledFloor(definition, tight), rng) !== undefined) continue;
      restarted += 1;
      const continued = generateFloor(definition, rngFromState(rngState(rng)), tight);
      expect(generateFrom(seed, definition, tight).result).toEqual(continued);
    }
    expect(restarted).toBeGreaterThan(5);
  });

  test("is begun anew 100 times, then it fails", () => {
    const registries = registriesWith([{ ...WHOLE, rotate: true }]);
    const { result, rng } = generateFrom(SEED, floorOf(["whole"], { size: [6, 6] }), registries);
    expect(result).toEqual({ failure: "no_room_for_required" });
    expect(drawsSince(SEED, rng)).toBe(101 * 3);
  });

  test.each([
    ["no_entrance", [STAIRS]],
    ["no_stairs", [ENTRANCE]],
    ["not_connected", [ENTRANCE, prefab("stairs", "###\n#>#\n###")]],
    ["not_connected", [prefab("whole", "#####\n#<#.+\n#.#>#\n#####")]],
  ] as const)("fails with %s", (failure, prefabs) => {
    const names = prefabs.map(({ id }) => id.slice("test:".length));
    expect(generateFrom(SEED, floorOf(names), registriesWith(prefabs)).result).toEqual({ failure });
  });

  test("is not one with a room in two halves that a loop joins", () => {
    const halves = prefab("halves", "#####\n+<#.+\n#####");
    const registries = registriesWith([halves, prefab("stairs", "####\n+.>+\n####")]);
    const { result } = generateFrom(SEED, floorOf(["stairs", "halves", "stairs"], { loops: 5 }), registries);
    const floor = floorFrom(result);
    const { x, y } = floor.rooms[1]?.rect ?? { x: 0, y: 0 };
    expect([0, 1, 2, 3, 4].map((dx) => tileAt(floor, x + dx, y + 1)).join("")).toBe("+<#.+");
    expect(findPath(floor, [x + 1, y + 1], [x + 3, y + 1])).toBeDefined();
  });
});

describe("loops", () => {
  const registries = registriesWith([ENTRANCE, prefab("stairs", "#+##\n+.>+\n##+#")]);
  const rooms = ["entrance", "stairs", "stairs", "stairs"];

  test("draw two different rooms each, after everything else", () => {
    const plain = generateFrom(SEED, floorOf(rooms), registries);
    const looped = generateFrom(SEED, floorOf(rooms, { loops: 5 }), registries);
    expect(drawsSince(SEED, looped.rng)).toBe(drawsSince(SEED, plain.rng) + 10);
    expect(floorFrom(looped.result).rooms).toEqual(floorFrom(plain.result).rooms);
  });

  test("add corridors and take none away", () => {
    const corridors = (floor: Floor) => floor.tiles.join("").replaceAll("#", "").length;
    let added = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const plain = floorFrom(generateFrom(seed, floorOf(rooms), registries).result);
      const looped = floorFrom(generateFrom(seed, floorOf(rooms, { loops: 5 }), registries).result);
      added += corridors(looped) - corridors(plain);
      for (const [y, row] of plain.tiles.entries()) {
        for (const [x, tile] of [...row].entries()) if (tile !== "#") expect(looped.tiles[y]?.[x]).toBe(tile);
      }
    }
    expect(added).toBeGreaterThan(0);
  });

  test("draw nothing on a floor of one room", () => {
    const { rng } = generateFrom(SEED, floorOf(["whole"], { loops: 5 }), registriesWith([WHOLE]));
    expect(drawsSince(SEED, rng)).toBe(3);
  });
});

describe("a generated floor", () => {
  test("belongs to its definition and has been entered by nobody", () => {
    const definition = floorOf(["whole"], { number: 7, id: "test:cellar" });
    const floor = floorFrom(generateFrom(SEED, definition, registriesWith([WHOLE])).result);
    expect(floor).toMatchObject({ number: 7, id: "test:cellar", width: 30, height: 20, player_room: -1 });
    expect(floor.tiles.map((row) => row.length)).toEqual(new Array(20).fill(30));
    expect(floor.rooms).toMatchObject([{ visited: false, cleared: true }]);
  });
});
