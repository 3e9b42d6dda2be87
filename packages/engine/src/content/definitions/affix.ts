import type { Entry } from "./entry.js";
import type { Modifier } from "./modifier.js";
import type { Line } from "./text.js";
import type { Trigger } from "./trigger.js";

/** Makes a single piece of an item special. */
export interface Affix extends Entry {
  /** Put before the item's name, or after it. */
  name: Line;
  /**
   * Where its name stands: `after` for one like "of ash".
   * @default "before"
   */
  place: "before" | "after";
  /** The adjective without its ending, in a language whose adjectives follow the gender of the item: `scharf`. */
  stem?: Line;
  /**
   * What the item's price is multiplied by.
   * @minimum 0
   * @maximum 1000
   * @default 1
   */
  price_factor: number;
  /**
   * What wearing the item changes.
   * @maxItems 1000
   * @default []
   */
  modifiers: Modifier[];
  /**
   * What happens while the item is worn.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
}
