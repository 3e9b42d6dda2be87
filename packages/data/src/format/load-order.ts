import type { ModId } from "./manifest.js";

/** The player's `load_order.toml`: which mods are loaded, and after one another. */
export interface LoadOrder {
  /**
   * Ids of mods, first loaded first. New mods are appended by the game.
   * @maxItems 10000
   * @default []
   */
  mods: ModId[];
  /**
   * Ids of mods that stay in the list, but are not loaded.
   * @maxItems 10000
   * @default []
   */
  disabled: ModId[];
}
