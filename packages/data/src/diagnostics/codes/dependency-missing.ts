import { ModLoadError } from "../../mod-load-error.js";
import { clean } from "../clean.js";

/**
 * A mod that another one needs is missing.
 *
 * A mod names in `depends` what it cannot do without. Install the mod it needs, take it off `disabled` in `load_order.toml`, or
 * remove the mod that needs it.
 *
 * ```toml fails manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * depends = ["kore"]
 * ```
 *
 * ```toml mended manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * depends = ["core"]
 * ```
 */
export function dependencyMissing(mod: string, needed: string, disabled: boolean): ModLoadError {
  const what = disabled ? "is disabled in load_order.toml" : "is not installed";
  const remedy = disabled
    ? `take ${clean(needed)} off the list "disabled"`
    : `install ${clean(needed)}, or remove ${clean(mod)}`;
  const message = `the mod ${clean(mod)} needs ${clean(needed)}, which ${what}: ${remedy}`;
  return new ModLoadError("dependency_missing", message);
}
