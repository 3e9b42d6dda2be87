import type { Id } from "../content/definitions/text.js";
import type { Count } from "./bounds.js";

/** How far the hero is with a quest. */
export interface QuestProgress {
  quest: Id;
  /** Matching events so far. */
  count: Count;
  done: boolean;
  /** Failed for good, unless it is started again; never together with `done`. */
  failed: boolean;
}
