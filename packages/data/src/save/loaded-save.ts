import type { Game } from "@rustkeep/engine";
import type { PruneFinding } from "./prune-finding.js";
import type { SaveHeader } from "./save-format.js";
import type { SaveRefusal } from "./save-refusal.js";

/**
 * A run to go on with. If `pruned` is not empty, ask the player first: no leaves the file as it was, yes keeps it with
 * `setAsideSave(dir, "unpruned", now)` before the next save.
 */
export interface LoadedSave {
  kind: "loaded";
  header: SaveHeader;
  game: Game;
  pruned: PruneFinding[];
}

/** There is no save. */
export interface NoSave {
  kind: "none";
}

/** What became of reading the save. */
export type ReadSaveResult = NoSave | SaveRefusal | LoadedSave;
