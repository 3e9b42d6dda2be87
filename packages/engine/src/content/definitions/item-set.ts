import type { Entry } from "./entry.js";
import type { Modifier } from "./modifier.js";
import type { Id, Line } from "./text.js";
import type { Trigger } from "./trigger.js";

/** What wearing several items of a set gives. */
export interface SetBonus {
  /**
   * How many different items of the set must be worn.
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  pieces: number;
  /**
   * What it changes on the hero, or as an aura on his enemies.
   * @maxItems 1000
   * @default []
   */
  modifiers: Modifier[];
  /**
   * What happens while so many are worn.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
}

/** Items that give more when several of them are worn together. */
export interface ItemSet extends Entry {
  /** Shown with its items. */
  name: Line;
  /**
   * The items that belong to it.
   * @maxItems 100
   * @xref items
   */
  items: Id[];
  /**
   * What wearing them gives; every bonus counts for which enough are worn.
   * @maxItems 100
   * @default []
   */
  bonus: SetBonus[];
}
