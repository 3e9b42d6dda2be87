import type { Action } from "./action.js";
import type { Condition } from "./condition.js";
import type { Entry } from "./entry.js";
import type { Modifier } from "./modifier.js";
import type { Naming } from "./naming.js";
import type { Color, Glyph, Id, Line, Tag, Text } from "./text.js";
import type { Trigger } from "./trigger.js";

/** Something that can be carried, worn, used or traded. */
export interface Item extends Entry, Naming {
  /** Shown wherever the item is; affixes put their names before it. */
  name: Line;
  /**
   * Price in gold before affixes and bargaining.
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  base_price: number;
  /**
   * Where it can be worn; without it, it cannot be worn.
   * @xref slots
   */
  slot?: Id;
  /**
   * Whether it cannot be taken off once it is worn, unless an action releases it.
   * @default false
   */
  sticky: boolean;
  /**
   * Whether the player is told so before it is worn; otherwise after.
   * @default true
   */
  known: boolean;
  /**
   * Whether equal pieces share one inventory entry.
   * @default false
   */
  stackable: boolean;
  /**
   * Whether using it uses it up.
   * @default false
   */
  consumed_on_use: boolean;
  /**
   * The character that stands for it.
   * @default "?"
   */
  symbol: Glyph;
  /** The colour of the symbol; without it, the terminal's default. */
  color?: Color;
  /**
   * What kinds of things it is one of, for checks.
   * @maxItems 1000
   * @xref tags
   * @default []
   */
  tags: Tag[];
  /**
   * What it is, in a sentence or two.
   * @default ""
   */
  description: Text;
  /**
   * What wearing it changes.
   * @maxItems 1000
   * @default []
   */
  modifiers: Modifier[];
  /**
   * What must hold for it to be used.
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
  /**
   * What using it does; without actions it cannot be used.
   * @maxItems 1000
   * @default []
   */
  actions: Action[];
  /**
   * Abilities that wearing it grants.
   * @maxItems 1000
   * @xref abilities
   * @default []
   */
  abilities: Id[];
  /**
   * What happens while it is worn.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
}
