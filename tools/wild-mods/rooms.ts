import fc from "fast-check";
import { triggers } from "./actions.js";
import { conditions } from "./conditions.js";
import { anyOf, few, idsOf, table } from "./names.js";

type Entry = Record<string, unknown>;

/** Random interior tiles: floor for the most part. */
const interior = fc.constantFrom(..."..........eelnBT+");

const fewOf = (registry: "creatures" | "loot_tables") =>
  fc.oneof(anyOf(registry), fc.array(anyOf(registry), { minLength: 1, maxLength: 3 }));

/** A walled room with doors in the middle of two sides. */
const anyRoom = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 3, max: 7 })).chain(([width, height]) =>
  fc
    .array(fc.array(interior, { minLength: width, maxLength: width }), { minLength: height, maxLength: height })
    .map((tiles) => {
      const rows = ["#".repeat(width + 2), ...tiles.map((row) => `#${row.join("")}#`), "#".repeat(width + 2)];
      const middle = 1 + (width >> 1);
      rows[0] = `${"#".repeat(middle)}+${"#".repeat(width + 1 - middle)}`;
      rows[1 + (height >> 1)] = `+${(rows[1 + (height >> 1)] ?? "").slice(1)}`;
      return rows;
    }),
);

function room(id: string, tag: string, special: string): fc.Arbitrary<Entry> {
  const creatures = fc.array(table({ id: anyOf("creatures"), weight: fc.integer({ min: 0, max: 5 }) }, ["id"]), {
    minLength: 1,
    maxLength: 3,
  });
  return anyRoom.chain((rows) => {
    const marked = rows.map((row, y) => (y === 1 ? `${row[0]}${special}${row.slice(2)}` : row));
    const marks = marked.join("").split("n").length - 1;
    const npcs = fc.array(anyOf("npcs"), { minLength: marks, maxLength: marks });
    const layout = fc.constant(`${marked.join("\n")}\n`);
    const letters = {
      marks: fc.record({ B: fewOf("creatures") }),
      loot_marks: fc.record({ T: fewOf("loot_tables") }),
      npc_marks: fc.record({ P: anyOf("npcs") }),
    };
    const fields = { id: fc.constant(id), tags: fc.constant([tag]), layout, rotate: fc.boolean(), npcs, triggers };
    return table({ ...fields, ...letters, creatures, loot: anyOf("loot_tables") }, [
      ...["id", "tags", "layout", "npcs", "marks", "loot_marks"],
    ]);
  });
}

/** The prefabs of a random mod: a way in, a way down, and rooms between. */
export const prefabs: fc.Arbitrary<Entry[]> = fc.tuple(
  room("gate", "entrance", "<"),
  room("stairwell", "exit", ">"),
  ...[0, 1, 2, 3].map((number) => room(`room_${number}`, number === 3 ? "rare" : "room", ".")),
);

const weighted = (id: string) =>
  table({ id: fc.constant(id), weight: fc.integer({ min: 1, max: 9 }) }, ["id", "weight"]);

function floor(number: number): fc.Arbitrary<Entry> {
  return table(
    {
      id: fc.constant(`floor_${number}`),
      number: fc.constant(number),
      size: fc.tuple(fc.integer({ min: 36, max: 70 }), fc.integer({ min: 30, max: 50 })),
      rooms: fc.integer({ min: 2, max: 9 }),
      required: fc.constantFrom(["entrance", "exit"], ["entrance", "room", "exit"]),
      prefabs: fc.constantFrom([{ tag: "room", weight: 3 }, { tag: "rare" }], [{ tag: "room" }]),
      creatures: fc.tuple(...idsOf("creatures").slice(0, 3).map(weighted)),
      loot: anyOf("loot_tables"),
      loops: fc.integer({ min: 0, max: 3 }),
      triggers,
      repeat: fc.constant(number === 3),
      scale: fc.constantFrom(
        { health: 1.3, damage: 1.2, exp: 2, gold: 1.5, prices: 1.1 },
        { health: 10, prices: 0.1 },
        {},
      ),
    },
    ["id", "number", "size", "rooms", "required", "prefabs", "creatures"],
  );
}

/** The floors of a random mod. */
export const floors: fc.Arbitrary<Entry[]> = fc.tuple(floor(1), floor(2), floor(3));

const lootEntry = fc.oneof(
  table(
    {
      item: anyOf("items", "core:gold"),
      count: fc.constantFrom("0", "1", "1-3", "5-40"),
      affixes: anyOf("loot_tables"),
      weight: fc.integer({ min: 0, max: 9 }),
      guaranteed: fc.boolean(),
      condition: conditions,
    },
    ["item"],
  ),
  table({ table: anyOf("loot_tables"), weight: fc.integer({ min: 0, max: 5 }), guaranteed: fc.boolean() }, ["table"]),
  table({ affix: anyOf("affixes"), weight: fc.integer({ min: 0, max: 9 }) }, ["affix"]),
  table({ nothing: fc.constant(true), weight: fc.integer({ min: 0, max: 9 }) }, ["nothing"]),
);

/** Loot tables, which may well roll each other. */
export const lootTables: fc.Arbitrary<Entry[]> = fc.tuple(
  ...idsOf("loot_tables").map((id) =>
    table({ id: fc.constant(id), rolls: fc.constantFrom("0", "1", "1-3", "2-6"), entries: few(lootEntry, 5) }, [
      "id",
      "entries",
    ]),
  ),
);
