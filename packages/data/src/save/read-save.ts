import type { Id, Registries } from "@rustkeep/engine";
import type { NoSave, ReadSaveResult } from "./loaded-save.js";
import { parseSaveFile } from "./parse-save-file.js";
import { prune } from "./prune.js";
import type { SaveHeader } from "./save-format.js";
import type { SaveRefusal } from "./save-refusal.js";

/**
 * Reads the save of a data directory. What its state refers to and the registries lack is taken out and listed. Whatever
 * the file holds: never throws, never changes a file.
 */
export function readSave(dir: string, registries: Registries): ReadSaveResult {
  const save = parseSaveFile(dir);
  if (save.kind !== "parsed") {
    return save;
  }
  const { header, game } = save;
  return { kind: "loaded", header, game, pruned: prune(game, registries) };
}

/** What a menu shows of a save. */
export interface SaveSummary {
  kind: "summary";
  header: SaveHeader;
  /** The name of the hero. */
  hero: string;
  /** The id of the floor's definition, which may be gone. */
  floor: Id;
  floor_number: number;
  turn: number;
}

/** Reads what a menu shows of the save, without definitions. Never throws, never changes a file. */
export function readSaveHeader(dir: string): NoSave | SaveRefusal | SaveSummary {
  const save = parseSaveFile(dir);
  if (save.kind !== "parsed") {
    return save;
  }
  const { header, game } = save;
  const { id, number } = game.floor;
  return { kind: "summary", header, hero: game.player.name, floor: id, floor_number: number, turn: game.turn };
}
