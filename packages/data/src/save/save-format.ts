import type { Game } from "@rustkeep/engine";
import { stringify } from "smol-toml";
import { list, object, type Shape, whole } from "../shape/shape.js";
import { modId, version } from "../shape/text-shapes.js";

/** The format of saves that this version writes and reads. It changes whenever the state of a run does. */
export const SAVE_SCHEMA = 1;

/** Largest save that is read, and so the largest that is written. */
export const MAX_SAVE_BYTES = 64 * 1024 * 1024;

/** A mod as saves and recordings name it. */
export interface SavedMod {
  id: string;
  version: string;
}

/** What stands before the state of the run. */
export interface SaveHeader {
  schema: number;
  /** Version of the game that wrote it. */
  game: string;
  /** How many commands of the recording lead to this state. */
  commands: number;
  /** The mods that were loaded, in load order. */
  mods: SavedMod[];
}

export const savedModShape: Shape<SavedMod> = object({ id: modId, version });

export const saveHeaderShape: Shape<SaveHeader> = object({
  schema: whole(0),
  game: version,
  commands: whole(0),
  mods: list(savedModShape),
});

/**
 * The text of a save: `[save]`, then `[game]`; within each table plain values stand before tables, as TOML demands. The
 * cause comes last: it ends in a quoted text that cannot be missing, so that a file cut off anywhere is noticed. (A list of
 * tables at the end could lose its last elements and still be a whole state.)
 */
export function formatSave(header: SaveHeader, game: Game): string {
  const { cause, ...rest } = game;
  return stringify({ save: header, game: { ...rest, cause } });
}
