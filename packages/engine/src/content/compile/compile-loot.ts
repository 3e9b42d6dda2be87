import type { Condition } from "../definitions/condition.js";
import type { LootEntry, LootTable } from "../definitions/loot-table.js";
import type { Registries } from "../definitions/registries.js";
import type { Id } from "../definitions/text.js";
import { isStackable } from "../is-stackable.js";
import { cumulate } from "./cumulate.js";

/** A loot table made ready for drawing: ranges parsed, references followed, weights summed up. */
export interface CompiledTable {
  rollsFrom: number;
  rollsTo: number;
  guaranteed: CompiledEntry[];
  pool: CompiledEntry[];
  poolWeights: number[];
  /** When each entry of these three counts; undefined where all of them always do. */
  conditions: { guaranteed: Conditions; pool: Conditions; affixes: Conditions } | undefined;
  /** The affix of each entry, "" where it yields none; read when the table serves as another entry's `affixes`. */
  affixes: Id[];
  affixWeights: number[];
}

type Conditions = readonly (readonly Condition[])[];

/** What an entry yields. What is unknown yields nothing. */
export type CompiledEntry =
  | { kind: "nothing" }
  | { kind: "table"; table: CompiledTable }
  | {
      kind: "item";
      item: Id;
      stackable: boolean;
      countFrom: number;
      countTo: number;
      affixes: CompiledTable | undefined;
    };

/** All loot tables by id. */
export function compileLoot(registries: Registries): Map<Id, CompiledTable> {
  const definitions = Object.entries(registries.loot_tables);
  // Tables refer to each other, also in circles: all are there before any of their entries is.
  const tables = new Map(definitions.map(([id, table]) => [id, emptyTable(table)]));
  for (const [id, definition] of definitions) {
    const table = tables.get(id);
    if (table !== undefined) addEntries(table, definition.entries, tables, registries);
  }
  return tables;
}

function emptyTable(definition: LootTable): CompiledTable {
  const [rollsFrom, rollsTo] = parseRange(definition.rolls);
  return {
    rollsFrom,
    rollsTo,
    guaranteed: [],
    pool: [],
    poolWeights: [],
    conditions: undefined,
    affixes: [],
    affixWeights: [],
  };
}

function addEntries(
  table: CompiledTable,
  entries: readonly LootEntry[],
  tables: ReadonlyMap<Id, CompiledTable>,
  registries: Registries,
): void {
  const drawn = entries.filter((entry) => !entry.guaranteed);
  const compile = (entry: LootEntry) => compileEntry(entry, tables, registries);
  table.guaranteed = entries.filter((entry) => entry.guaranteed).map(compile);
  table.pool = drawn.map(compile);
  table.poolWeights = cumulate(drawn.map((entry) => entry.weight));
  table.affixes = entries.map(({ affix }) =>
    affix !== undefined && Object.hasOwn(registries.affixes, affix) ? affix : "",
  );
  table.affixWeights = cumulate(entries.map((entry) => entry.weight));
  if (entries.every(({ condition }) => condition.length === 0)) return;
  const conditionsOf = (list: readonly LootEntry[]) => list.map(({ condition }) => condition);
  table.conditions = {
    guaranteed: conditionsOf(entries.filter((entry) => entry.guaranteed)),
    pool: conditionsOf(drawn),
    affixes: conditionsOf(entries),
  };
}

function compileEntry(entry: LootEntry, tables: ReadonlyMap<Id, CompiledTable>, registries: Registries): CompiledEntry {
  const table = entry.table === undefined ? undefined : tables.get(entry.table);
  if (table !== undefined) return { kind: "table", table };
  if (entry.item === undefined || !Object.hasOwn(registries.items, entry.item)) return { kind: "nothing" };
  const [countFrom, countTo] = parseRange(entry.count);
  return {
    kind: "item",
    item: entry.item,
    stackable: isStackable(registries.items[entry.item]),
    countFrom,
    countTo,
    affixes: entry.affixes === undefined ? undefined : tables.get(entry.affixes),
  };
}

/** The bounds of `"n"` or `"a-b"`. */
function parseRange(text: string): [from: number, to: number] {
  const [from = "0", to = from] = text.split("-");
  return [Number(from), Number(to)];
}
