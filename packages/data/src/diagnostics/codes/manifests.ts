import { clean } from "../clean.js";
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

/**
 * Two folders hold a mod with the same id.
 *
 * Of two mods with one id the one that is found later counts: a mod in the player's own folder wins over one that ships with the
 * game, and one named by `--mods` over both. The finding stands at the one that is not loaded. A mod with the id `core` takes the
 * place of the whole base game: what is meant to add to it needs an id of its own.
 *
 * ```text fails
 * mods/
 *   my_mod/manifest.toml        id = "my_mod"
 *   my_mod_copy/manifest.toml   id = "my_mod"
 * ```
 *
 * ```text mended
 * mods/
 *   my_mod/manifest.toml        id = "my_mod"
 *   my_mod_two/manifest.toml    id = "my_mod_two"
 * ```
 */
export function duplicateMod(id: string, left: string, used: string): Problem {
  const base = id === "core" ? "; it replaces the base game" : "";
  return {
    severity: "warning",
    code: "duplicate_mod",
    message: `two folders hold a mod with the id ${clean(id)}: ${clean(used, 200)} is used${base}, ${clean(left, 200)} is left out`,
    hint: "remove one of them, or give one another id",
  };
}

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
