import type { Entry } from "./entry.js";
import type { Text } from "./text.js";

/** A text that an action can tell. */
export interface ToldText extends Entry {
  /** What is told. */
  text: Text;
  /**
   * Whether it is shown by itself as well, until the player has seen it.
   * @default false
   */
  important: boolean;
}
