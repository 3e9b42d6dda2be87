import type { LoadedMod } from "../../loaded-mod.js";
import { ModLoadError } from "../../mod-load-error.js";
import type { FilePosition } from "../../positions/source-file.js";
import { clean } from "../clean.js";
import { didYouMean } from "../suggest.js";

/**
 * A mod that another one needs is missing.
 *
 * A mod names in `depends` what it cannot do without. Install the mod it needs (or correct its id in the manifest), or take it off
 * `disabled` in `load_order.toml`. To play without both, put the mod that needs it on `disabled`, or remove its folder.
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
export function dependencyMissing({ mod, place, needed, known, disabled }: MissingDependency): ModLoadError {
  const [what, remedy] = disabled
    ? ["is disabled in load_order.toml", `take ${clean(needed)} off the list "disabled"`]
    : ["is not installed", `install ${clean(needed)}`];
  const message = `the mod ${clean(mod.id)} needs ${clean(needed)}, which ${what}: ${remedy}, put ${clean(mod.id)} on the list "disabled" in load_order.toml, or remove it`;
  return new ModLoadError("dependency_missing", {
    mod,
    ...place,
    message,
    ...(disabled ? {} : didYouMean(needed, known)),
  });
}

/** A dependency that is not loaded. */
interface MissingDependency {
  mod: LoadedMod;
  /** Where the manifest asks for it. */
  place: FilePosition;
  needed: string;
  /** Ids of the mods that are loaded. */
  known: Iterable<string>;
  disabled: boolean;
}
