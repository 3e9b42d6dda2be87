import type { LoadedMod } from "../../loaded-mod.js";
import { ModLoadError } from "../../mod-load-error.js";
import type { FilePosition } from "../../positions/source-file.js";
import { clean } from "../clean.js";
import { didYouMean } from "../suggest.js";

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

/**
 * A mod is loaded before one that it needs.
 *
 * The load order belongs to the player and is not changed behind their back. Move the line of the mod that is needed up, before the
 * one that needs it. No order helps mods that need each other in a circle; the message then shows the circle, and one of them has to
 * do without the other in its `depends`.
 *
 * ```text fails load_order.toml
 * mods = ["core", "my_mod", "library"]      (my_mod depends on library)
 * ```
 *
 * ```text mended load_order.toml
 * mods = ["core", "library", "my_mod"]
 * ```
 */
export function dependencyOrder({ mod, place, needed, circle }: LateDependency): ModLoadError {
  const [id, other] = [clean(mod.id), clean(needed)];
  const message =
    circle === undefined
      ? `the mod ${id} needs ${other}, which is loaded after it: in load_order.toml, move the line "${other}" up, before "${id}", or put ${id} on the list "disabled"`
      : `mods need each other in a circle (${[mod.id, ...circle].map((one) => clean(one)).join(" needs ")}), so that none can be loaded first: take one of these lines out of the "depends" of its manifest, put the mods on the list "disabled" in load_order.toml, or remove them`;
  return new ModLoadError("dependency_order", { mod, ...place, message });
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

/** A dependency that is loaded after what needs it. */
interface LateDependency {
  mod: LoadedMod;
  /** Where the manifest asks for it. */
  place: FilePosition;
  needed: string;
  /** The ids from `needed` to the mod, each needing the next, where no order would do. */
  circle: readonly string[] | undefined;
}
