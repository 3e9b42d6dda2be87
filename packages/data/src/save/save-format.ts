import type { Count, Game } from "@rustkeep/engine";
import { stringify } from "smol-toml";

/** The format of saves that this version writes; it reads older ones, too. It changes whenever the state of a run does. */
export const SAVE_SCHEMA = 2;

/** Largest save that is read, and so the largest that is written: a hundred times what a long run comes to. */
export const MAX_SAVE_BYTES = 16 * 1024 * 1024;

/**
 * The id of a mod.
 * @pattern ^[a-z][a-z0-9_]*$
 * @maxLength 200
 * @says the id of a mod
 */
export type ModId = string;

/**
 * The version of a mod or of the game; empty where it is not known.
 * @pattern ^[0-9A-Za-z.+-]*$
 * @maxLength 200
 * @says a version number
 */
export type Version = string;

/** A mod as saves and recordings name it. */
export interface SavedMod {
  id: ModId;
  version: Version;
}

/** What stands before the state of the run. */
export interface SaveHeader {
  schema: Count;
  /** Version of the game that wrote it. */
  game: Version;
  /** How many commands of the recording lead to this state. */
  commands: Count;
  /** The mods that were loaded, in load order. */
  mods: SavedMod[];
}

/**
 * The text of a save: `[save]`, then `[game]`; within each table plain values stand before tables, as TOML demands. The
 * cause comes last: it ends in a quoted text that cannot be missing, so that a file cut off anywhere is noticed. (A list of
 * tables at the end could lose its last elements and still be a whole state.)
 */
export function saveToml(header: SaveHeader, game: Game): string {
  const { cause, ...rest } = game;
  return oneRowALine(stringify({ save: header, game: { ...rest, cause } }), game.floor.tiles);
}

/** Tiles stand below each other, so that the map can be seen. Texts never go over a line, so nothing else begins so. */
function oneRowALine(text: string, tiles: readonly string[]): string {
  const rows = tiles.map((row) => `  ${JSON.stringify(row)},\n`);
  return text.replace(/^tiles = \[.*\]$/m, () => `tiles = [\n${rows.join("")}]`);
}
