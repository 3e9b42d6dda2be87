import type { Id } from "@rustkeep/engine";
import type { ModId } from "./manifest.js";

/**
 * A part of an entry, or of a table in one: any of its fields. What can stand there for each registry is worked out from
 * its entries.
 */
export interface EntryPart {
  [field: string]: unknown;
}

/**
 * Changes entries that other mods (or this one) have written, and keeps the rest of them. It says which by exactly one of
 * `target`, `targets` and `where`, and has at least one operation. Operations are carried out in the order in which they
 * stand here, patches in load order, after all overrides.
 */
export interface Patch {
  /** The entry to be changed. */
  target?: Id;
  /**
   * The entries to be changed.
   * @minItems 1
   * @maxItems 1000
   */
  targets?: Id[];
  /**
   * Chooses every entry that holds all of these values; a list is held where all of its elements are in the entry's.
   */
  where?: EntryPart;
  /**
   * Whether the target may be missing, or nothing be found: that is only a notice then.
   * @default false
   */
  optional: boolean;
  /**
   * Mods without which the patch is passed over.
   * @maxItems 1000
   * @default []
   */
  if_mods: ModId[];
  /**
   * Mods with which the patch is passed over.
   * @maxItems 1000
   * @default []
   */
  unless_mods: ModId[];
  /** New values. Tables are merged field by field; all else is replaced, lists as a whole. */
  set?: EntryPart;
  /** Numbers by which those of the entry are multiplied. Whole numbers are rounded, halves away from zero. */
  multiply?: EntryPart;
  /** Numbers that are added to those of the entry, after `multiply`. Whole numbers are rounded, halves away from zero. */
  add?: EntryPart;
  /** For a list, changes of those of its elements that match their `where`. */
  change?: EntryPart;
  /** For a list, what its elements hold that are taken out. */
  remove?: EntryPart;
  /** For a list, elements that are put before the others. */
  prepend?: EntryPart;
  /** For a list, elements that are put after the others. */
  append?: EntryPart;
}
