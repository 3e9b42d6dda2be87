import { ModLoadError } from "../../mod-load-error.js";
import { clean } from "../clean.js";

/**
 * A mod is loaded before one that it needs.
 *
 * The load order belongs to the player and is not changed behind their back. Move the line of the mod that is needed up, before the
 * one that needs it.
 *
 * ```text fails load_order.toml
 * mods = ["core", "my_mod", "library"]      (my_mod depends on library)
 * ```
 *
 * ```text mended load_order.toml
 * mods = ["core", "library", "my_mod"]
 * ```
 */
export function dependencyOrder(mod: string, needed: string): ModLoadError {
  const message = `the mod ${clean(mod)} needs ${clean(needed)}, which is loaded after it: in load_order.toml, move the line "${clean(needed)}" up, before "${clean(mod)}"`;
  return new ModLoadError("dependency_order", message);
}
