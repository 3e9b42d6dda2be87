import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMean } from "../suggest.js";

// What the same is called elsewhere.
const otherNames: ReadonlyMap<string, string> = new Map([
  ["dependencies", "depends"],
  ["requires", "depends"],
  ["load_after", "optional"],
  ["incompatible", "conflicts"],
  ["title", "name"],
  ["game_version", "game"],
  ["url", "homepage"],
  ["website", "homepage"],
  ["lang", "language"],
]);

/**
 * A folder among the mods is not a mod.
 *
 * What makes a folder a mod is a `manifest.toml` directly in it, written just so. Often the mod lies one folder deeper, where an
 * archive was unpacked. Folders whose names begin with a dot are passed over.
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
export function noManifest(hint: string | undefined): Problem {
  return {
    severity: "warning",
    code: "no_manifest",
    message: "the folder is not a mod: it has no manifest.toml",
    ...(hint === undefined ? {} : { hint: clean(hint, 200) }),
  };
}

/**
 * An archive lies among the mods.
 *
 * A mod is a folder; archives are not looked into. `rustkeep mods install FILE` checks an archive and unpacks it to where it belongs.
 * The archive itself can be deleted then.
 *
 * ```text fails
 * mods/
 *   my_mod-1.0.0.zip
 * ```
 *
 * ```text mended
 * mods/
 *   my_mod/manifest.toml
 * ```
 */
export function archiveAmongMods(path: string): Problem {
  const isZip = /\.zip$/i.test(path);
  return {
    severity: "notice",
    code: "archive_among_mods",
    message: "an archive is not loaded",
    hint: isZip ? `rustkeep mods install ${clean(path, 200)}` : "unpack it, so that the mod is a folder",
  };
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
 * The manifest has a field that does not exist.
 *
 * Nothing reads it; the mod is loaded all the same. The finding names the known field that is most like it, and lists the others.
 *
 * ```toml fails manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * author = "Ada"
 * ```
 *
 * ```toml mended manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * authors = ["Ada"]
 * ```
 */
export function manifestUnknownField(field: string, known: readonly string[]): Problem {
  const other = otherNames.get(field);
  const near = other === undefined ? didYouMean(field, known) : { hint: `did you mean ${other}?` };
  return {
    severity: "warning",
    code: "manifest_unknown_field",
    message: `${clean(field)} is not a field of manifests, it is passed over`,
    hint: near.hint ?? `possible are ${known.join(", ")}`,
  };
}

/**
 * A field of the manifest that the mod can do without is not as it must be.
 *
 * The field is passed over, and the mod is loaded without it. A mistake in what decides whether and when a mod may be loaded (`id`,
 * `name`, `version`, `game`, `depends`, `conflicts`) costs the whole mod instead.
 *
 * ```toml fails manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * authors = "Ada"
 * ```
 *
 * ```toml mended manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * authors = ["Ada"]
 * ```
 */
export function manifestBadField(reason: string, hint: { hint?: string }): Problem {
  return {
    severity: "warning",
    code: "manifest_bad_field",
    message: `a field of the manifest is passed over: ${clean(reason, 200)}`,
    ...hint,
  };
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
 * Several folders hold a mod with the same id.
 *
 * One of them counts: a mod in the player's own folder wins over one that ships with the game, and one named by `--mods` over both;
 * among those that lie side by side the highest version wins. The finding stands at each one that is not loaded. A mod with the id `core` takes the
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
export function duplicateMod(id: string, left: Copy, used: Copy, count: number): Problem {
  const base = id === "core" ? "; it replaces the base game" : "";
  const folders = count === 2 ? "two folders hold" : `${count} folders hold`;
  const show = ({ dir, version }: Copy) => `${clean(dir, 200)} (${clean(version)})`;
  return {
    severity: "warning",
    code: "duplicate_mod",
    message: `${folders} a mod with the id ${clean(id)}: ${show(used)} is used${base}, ${show(left)} is left out`,
    hint: "remove one of them, or give one another id",
  };
}

/**
 * A mod names itself in `depends`, `optional` or `conflicts`.
 *
 * A mod cannot come after itself, nor be in its own way, so the entry means nothing and is passed over; the mod is loaded. Probably another mod was
 * meant. Take the entry out, or write the id of the mod that is meant.
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
export function dependsOnItself(id: string, field: string): Problem {
  return {
    severity: "warning",
    code: "depends_on_itself",
    message: `the mod ${clean(id)} names itself in ${field}, which means nothing`,
    hint: "take it out, or name the mod that is meant",
  };
}

/** One of several mods with one id. */
interface Copy {
  dir: string;
  version: string;
}
