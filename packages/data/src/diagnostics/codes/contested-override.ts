import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * Two entries override the same one.
 *
 * The one that is loaded last counts. If that is not the one you want, change the order of the mods in `load_order.toml`. The
 * finding stands at the one that is replaced.
 *
 * ```toml fails
 * [[items]]
 * id = "sword_a"
 * overrides = "core:iron_sword"
 * name = "Sword A"
 * slot = "core:hand"
 *
 * [[items]]
 * id = "sword_b"
 * overrides = "core:iron_sword"
 * name = "Sword B"
 * slot = "core:hand"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "sword_a"
 * overrides = "core:iron_sword"
 * name = "Sword A"
 * slot = "core:hand"
 * ```
 */
export function contestedOverride(id: string, winner: string): Problem {
  return {
    severity: "notice",
    code: "contested_override",
    message: `${clean(id)} is overridden once more, and that takes the place of this entry: ${clean(winner, 200)}`,
  };
}
