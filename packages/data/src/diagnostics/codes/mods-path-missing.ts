import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A folder named by --mods does not exist.
 *
 * The path that was given leads to no folder, or to one that cannot be listed. The game starts without it.
 *
 * ```text fails
 * rustkeep --mods my-mod       (the folder is called my_mod)
 * ```
 *
 * ```text mended
 * rustkeep --mods my_mod
 * ```
 */
export function modsPathMissing(path: string, reason: string): Problem {
  return {
    severity: "warning",
    code: "mods_path_missing",
    message: `no mods are loaded from ${clean(path, 200)}: ${clean(reason)}`,
  };
}
