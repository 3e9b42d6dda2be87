import type { Condition } from "./condition.js";
import type { Entry } from "./entry.js";
import type { Id, Range, Weight } from "./text.js";

/** What every entry of a loot table carries. */
export interface LootEntryFields {
  /**
   * Its share among the others of the table; a weight, not percent.
   * @default 1
   */
  weight: Weight;
  /**
   * Comes out of every roll, beside what is drawn. Not read in affix tables.
   * @default false
   */
  guaranteed: boolean;
  /**
   * How many pieces, `"n"` or `"a-b"`.
   * @default "1"
   */
  count: Range;
  /**
   * The table that the affixes of an item are drawn from.
   * @xref loot_tables
   */
  affixes?: Id;
  /**
   * When it is among the others, read when the table is rolled; `self` is the hero.
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
}

/** Yields an item. */
export interface ItemLootEntry extends LootEntryFields {
  /**
   * The item.
   * @xref items
   */
  item: Id;
  table?: never;
  affix?: never;
  nothing?: never;
}

/** Rolls another table. */
export interface TableLootEntry extends LootEntryFields {
  /**
   * The other table.
   * @xref loot_tables
   */
  table: Id;
  item?: never;
  affix?: never;
  nothing?: never;
}

/** Yields an affix; read only where the table serves as another entry's `affixes`. */
export interface AffixLootEntry extends LootEntryFields {
  /**
   * The affix.
   * @xref affixes
   */
  affix: Id;
  item?: never;
  table?: never;
  nothing?: never;
}

/** Yields nothing. */
export interface NothingLootEntry extends LootEntryFields {
  /** Written as `nothing = true`. */
  nothing: true;
  item?: never;
  table?: never;
  affix?: never;
}

/** One possibility of a loot table: exactly one of `item`, `table`, `affix` and `nothing = true`. */
export type LootEntry = ItemLootEntry | TableLootEntry | AffixLootEntry | NothingLootEntry;

/** What is found, sold or dropped, and which affixes items get. */
export interface LootTable extends Entry {
  /**
   * How often an entry is drawn, `"n"` or `"a-b"`; luck may add one.
   * @default "1"
   */
  rolls: Range;
  /**
   * What it draws from.
   * @maxItems 1000
   * @default []
   */
  entries: LootEntry[];
}
