import type { Patch } from "./patch.js";
import type { Trace } from "./trace.js";

/** What patches did to an entry. */
export interface Patched {
  /** The entry without them. */
  before: Record<string, unknown>;
  /** Those that hold, in the order in which they came. */
  patches: Patch[];
  /** Where the entry's values come from now; undefined until somebody wants to know. */
  trace: Trace | undefined;
}
