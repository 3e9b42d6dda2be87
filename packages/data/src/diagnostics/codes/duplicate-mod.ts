import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * Two folders hold a mod with the same id.
 *
 * Of two mods with one id the one that is found later counts: a mod in the player's own folder wins over one that ships with the
 * game, and one named by `--mods` over both. The finding stands at the one that is not loaded. A mod with the id `core` takes the
 * place of the whole base game: what is meant to add to it needs an id of its own.
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
export function duplicateMod(id: string, left: string, used: string): Problem {
  const base = id === "core" ? "; it replaces the base game" : "";
  return {
    severity: "warning",
    code: "duplicate_mod",
    message: `two folders hold a mod with the id ${clean(id)}: ${clean(used, 200)} is used${base}, ${clean(left, 200)} is left out`,
    hint: "remove one of them, or give one another id",
  };
}
