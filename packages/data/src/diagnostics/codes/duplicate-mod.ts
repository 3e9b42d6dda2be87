import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * Two folders hold a mod with the same id.
 *
 * Of two mods with one id the one that is found later counts: a mod in the player's own folder wins over one that ships with the
 * game, and one named by `--mods` over both. The finding stands at the one that is not loaded.
 *
 * ```text fails
 * mods/
 *   my_mod/manifest.toml        id = "my_mod"
 *   my_mod_copy/manifest.toml   id = "my_mod"
 * ```
 *
 * ```text mended
 * mods/
 *   my_mod/manifest.toml        id = "my_mod"
 *   my_mod_two/manifest.toml    id = "my_mod_two"
 * ```
 */
export function duplicateMod(id: string, winner: string): Problem {
  return {
    severity: "warning",
    code: "duplicate_mod",
    message: `another mod with the id ${clean(id)} is loaded instead${winner === "" ? "" : `, from ${clean(winner, 200)}`}`,
  };
}
