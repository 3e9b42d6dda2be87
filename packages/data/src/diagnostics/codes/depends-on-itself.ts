import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A mod names itself in `depends`.
 *
 * A mod cannot be loaded after itself, so the entry means nothing and is passed over; the mod is loaded. Probably another mod was
 * meant. Take the entry out, or write the id of the mod that is needed.
 *
 * ```toml fails manifest.toml
 * id = "mymod"
 * name = "My mod"
 * version = "1.0.0"
 * depends = ["mymod"]
 * ```
 *
 * ```toml mended manifest.toml
 * id = "mymod"
 * name = "My mod"
 * version = "1.0.0"
 * depends = ["core"]
 * ```
 */
export function dependsOnItself(id: string): Problem {
  return {
    severity: "warning",
    code: "depends_on_itself",
    message: `the mod ${clean(id)} names itself in depends, which means nothing`,
    hint: "take it out, or name the mod that is needed",
  };
}
