import type { Id } from "./text.js";

/** What every entry of every registry carries. */
export interface Entry {
  /** Unique within the mod's table; the loader puts the mod's id and a colon before it. */
  id: Id;
  /** The qualified id of an entry that this one replaces whole. The entry then goes by that id and its own does not exist. */
  overrides?: Id;
}
