import { describe, expect, test } from "vitest";
import { type Floor, startPosition } from "../../src/index.js";
import { floorFrom, generateFrom } from "../fixtures/floors.js";
import { referenceCore } from "../fixtures/reference-core.js";

// A nightly run takes more: FLOOR_SEEDS=100000 npx vitest run packages/engine/test/floor/sweep
const SEEDS = Number(process.env.FLOOR_SEEDS ?? 2000);
const TIMEOUT_MS = 20_000 + 10 * SEEDS;
const FIRST_SEED = 1_000_000;

/** How many tiles are not wall, and how many of them can be reached from the entrance. */
function countTiles({ tiles, width, height }: Floor, [x, y]: readonly [number, number]) {
  const map = tiles.join("");
  let walkable = 0;
  for (let tile = 0; tile < map.length; tile++) if (map[tile] !== "#") walkable += 1;
  const seen = new Uint8Array(width * height);
  const open: number[] = [];
  const visit = (tile: number) => {
    if (map[tile] === "#" || map[tile] === undefined || seen[tile] === 1) return;
    seen[tile] = 1;
    open.push(tile);
  };
  visit(y * width + x);
  for (const tile of open) {
    if (tile % width > 0) visit(tile - 1);
    if (tile % width < width - 1) visit(tile + 1);
    visit(tile - width);
    visit(tile + width);
  }
  return { walkable, reached: open.length };
}

/** Whether the border of every room is still what a turn of its layout has there. */
function bordersAreWhole({ tiles, rooms }: Floor, borders: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return rooms.every(({ prefab, rect: { x, y, w, h } }) => {
    const rows = tiles.slice(y, y + h).map((row) => row.slice(x, x + w));
    return borders.get(prefab)?.has(borderOf(rows)) ?? false;
  });
}

function borderOf(rows: readonly string[]): string {
  return rows.map((row, y) => (y === 0 || y === rows.length - 1 ? row : `${row[0]} ${row.at(-1)}`)).join("\n");
}

function turn(rows: readonly string[]): string[] {
  return [...(rows[0] ?? "")].map((_, x) =>
    rows
      .map((row) => row[x])
      .reverse()
      .join(""),
  );
}

function allBorders(layout: string): Set<string> {
  const borders = new Set<string>();
  let rows = layout.trim().split("\n");
  for (let turns = 0; turns < 4; turns++) {
    borders.add(borderOf(rows)).add(borderOf(rows.map((row) => [...row].reverse().join(""))));
    rows = turn(rows);
  }
  return borders;
}

describe(`${SEEDS} seeds of the reference content`, () => {
  const registries = referenceCore();
  const prefabs = Object.values(registries.prefabs);
  const borders = new Map(prefabs.map(({ id, layout }) => [id, allBorders(layout)]));
  const tagsOf = new Map(prefabs.map(({ id, tags }) => [id, tags]));

  test.each(Object.values(registries.floors))(
    "$id: all is reachable, all required rooms are there, no border is dug through",
    (definition) => {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
        const floor = floorFrom(generateFrom(seed, definition, registries).result);
        const tags = floor.rooms.flatMap(({ prefab }) => tagsOf.get(prefab) ?? []);
        const { walkable, reached } = countTiles(floor, startPosition(floor) ?? [0, 0]);
        const found = {
          seed,
          missing: definition.required.filter((tag) => !tags.includes(tag)),
          rooms: floor.rooms.length,
          unreachable: walkable - reached,
          bordersAreWhole: bordersAreWhole(floor, borders),
        };
        expect(found).toEqual({ seed, missing: [], rooms: definition.rooms, unreachable: 0, bordersAreWhole: true });
      }
    },
    TIMEOUT_MS,
  );
});
