import type { LoadedMod } from "../../loaded-mod.js";
import { ModLoadError } from "../../mod-load-error.js";
import type { FilePosition } from "../../positions/source-file.js";
import { clean } from "../clean.js";

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

/** A dependency that is loaded after what needs it. */
interface LateDependency {
  mod: LoadedMod;
  /** Where the manifest asks for it. */
  place: FilePosition;
  needed: string;
  /** The ids from `needed` to the mod, each needing the next, where no order would do. */
  circle: readonly string[] | undefined;
}
