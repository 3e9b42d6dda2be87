import type { Action } from "./action.js";
import type { Condition } from "./condition.js";
import type { Entry } from "./entry.js";
import type { Naming } from "./naming.js";
import type { Color, Glyph, Line, Text } from "./text.js";

/** Something a creature can do on its turn. */
export interface Ability extends Entry, Naming {
  /** Shown in lists and messages. */
  name: Line;
  /**
   * What it does, in a sentence or two.
   * @default ""
   */
  description: Text;
  /**
   * Stamina it costs.
   * @minimum 0
   * @maximum 9999
   * @default 0
   */
  cost: number;
  /**
   * Turns until it can be used again: used in turn t, usable in turn t + cooldown.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   * @default 0
   */
  cooldown: number;
  /**
   * What must hold for it to be used.
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
  /**
   * What it does, in order.
   * @maxItems 1000
   * @default []
   */
  actions: Action[];
  /** The character that stands for it. */
  symbol?: Glyph;
  /** The colour of the symbol; without it, the terminal's default. */
  color?: Color;
}
