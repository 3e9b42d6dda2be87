import type { Id } from "../content/definitions/text.js";

/** How far the hero is with a quest. */
export interface QuestProgress {
  quest: Id;
  /** Matching events so far. */
  count: number;
  done: boolean;
}
