import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A file of a mod cannot be read.
 *
 * The file is not valid UTF-8, too big, a folder with the name of a file, a link that leads out of the mod or nowhere, or the
 * system does not let the game read it. The rest of the mod is loaded.
 *
 * ```text fails
 * my_mod/
 *   manifest.toml
 *   items.toml/          a folder
 * ```
 *
 * ```text mended
 * my_mod/
 *   manifest.toml
 *   items.toml           a file
 * ```
 */
export function unreadableFile(reason: string): Problem {
  return { severity: "error", code: "unreadable_file", message: `nothing of this is loaded: ${clean(reason, 200)}` };
}
