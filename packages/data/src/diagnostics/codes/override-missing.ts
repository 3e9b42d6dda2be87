import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMeanId, type KnownIds } from "../suggest.js";

/**
 * An entry overrides something that does not exist.
 *
 * `overrides` names, with its mod's id, the entry that is replaced. Where there is none, the entry is left out: under its own id it
 * was never meant to be met.
 *
 * ```toml fails
 * [[items]]
 * id = "better_sword"
 * overrides = "core:iron_sward"
 * name = "Better sword"
 * slot = "core:hand"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "better_sword"
 * overrides = "core:iron_sword"
 * name = "Better sword"
 * slot = "core:hand"
 * ```
 */
export function overrideMissing(registry: string, id: string, known: KnownIds): Problem {
  return {
    severity: "error",
    code: "override_missing",
    message: `there is no ${clean(id)} in ${registry} to be overridden`,
    ...didYouMeanId(id, known),
  };
}
