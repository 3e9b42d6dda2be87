import { ModLoadError } from "../../mod-load-error.js";
import { clean } from "../clean.js";

/**
 * The base game is not there.
 *
 * The game needs a mod with the id `core`. It ships with the game; it is missing if the installation is incomplete, if its manifest
 * is broken, or if `load_order.toml` disables it. Nothing can be played without it.
 *
 * ```text fails load_order.toml
 * mods = []
 * disabled = ["core"]
 * ```
 *
 * ```text mended load_order.toml
 * mods = ["core"]
 * disabled = []
 * ```
 */
export function coreMissing(paths: readonly string[], disabled: readonly string[]): ModLoadError {
  const reason = disabled.includes("core")
    ? 'it is disabled in load_order.toml: take core off the list "disabled"'
    : `looked for in ${paths.map((path) => clean(path, 200)).join(", ")}`;
  const message = `the base game, a mod with the id core, was not found: ${reason}`;
  return new ModLoadError("core_missing", { message });
}
