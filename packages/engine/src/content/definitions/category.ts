import type { Entry } from "./entry.js";
import type { Line } from "./text.js";

/** One choice to be made when a character is created. */
export interface Category extends Entry {
  /** The heading above its options. */
  name: Line;
  /**
   * Where it stands among the categories: smaller first, then by id.
   * @minimum -1000000
   * @maximum 1000000
   * @default 0
   */
  order: number;
  /**
   * How many of its options a character has.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   * @default 1
   */
  pick: number;
}
