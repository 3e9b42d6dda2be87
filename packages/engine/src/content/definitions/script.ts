import type { Entry } from "./entry.js";
import type { ScriptCode, Text } from "./text.js";

/** Code that says what happens: `run_script` runs the actions that it gives. */
export interface Script extends Entry {
  /** The code. */
  code: ScriptCode;
  /**
   * What it does, for the player: a sentence like those that describe abilities.
   * @default ""
   */
  description: Text;
}
