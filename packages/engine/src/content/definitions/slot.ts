import type { Entry } from "./entry.js";
import type { Line } from "./text.js";

/** A place on the body where one item can be worn. */
export interface Slot extends Entry {
  /** Shown beside the worn item. */
  name: Line;
  /**
   * Where it stands among the slots: smaller first, then by id.
   * @minimum -1000000
   * @maximum 1000000
   * @default 0
   */
  order: number;
}
