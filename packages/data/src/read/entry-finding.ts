import type { Problem } from "../diagnostics/diagnostic.js";
import type { Anchor } from "../positions/locate.js";

/** A problem at a place within an entry. */
export interface EntryFinding {
  problem: Problem;
  /** From the entry. */
  path: (string | number)[];
  part: Anchor["part"];
  /** A place within a text, as in an anchor. */
  within?: Anchor["within"];
}
