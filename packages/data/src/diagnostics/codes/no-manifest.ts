import type { Problem } from "../diagnostic.js";

/**
 * A folder among the mods is not a mod.
 *
 * What makes a folder a mod is a `manifest.toml` directly in it. Often the mod lies one folder deeper, where an archive was
 * unpacked. Folders whose names begin with a dot are passed over.
 *
 * ```text fails
 * mods/
 *   my_mod/
 *     my_mod/manifest.toml
 * ```
 *
 * ```text mended
 * mods/
 *   my_mod/manifest.toml
 * ```
 */
export function noManifest(): Problem {
  return { severity: "warning", code: "no_manifest", message: "the folder is not a mod: it has no manifest.toml" };
}
