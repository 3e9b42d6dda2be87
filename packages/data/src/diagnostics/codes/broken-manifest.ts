import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * The manifest of a mod cannot be used.
 *
 * `manifest.toml` names the mod: `id`, `name`, `version` (three numbers with dots), and in `depends` the ids of the mods that must
 * be loaded before it. Without a valid one the whole mod is left out.
 *
 * ```toml fails manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0"
 * ```
 *
 * ```toml mended manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * ```
 */
export function brokenManifest(reason: string): Problem {
  return { severity: "warning", code: "broken_manifest", message: `the mod is not loaded: ${clean(reason, 200)}` };
}
