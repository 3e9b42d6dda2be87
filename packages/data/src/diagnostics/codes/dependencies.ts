import type { ModRange } from "../../loaded-mod.js";
import type { Absence, FoundMod } from "../../manifests/found-mod.js";
import { isNewer } from "../../manifests/versions.js";
import { type LoadFault, ModLoadError } from "../../mod-load-error.js";
import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
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
    ? "it is disabled in load_order.toml: switch it on (rustkeep mods enable core)"
    : `looked for in ${paths.map((path) => clean(path, 200)).join(", ")}`;
  const message = `the base game, a mod with the id core, was not found: ${reason}`;
  return new ModLoadError("core_missing", { message });
}

/**
 * A mod that another one needs is missing.
 *
 * A mod names in `depends` what it cannot do without. Install the mod that it needs (`rustkeep mods install FILE`), or switch it on if
 * it is off (`rustkeep mods enable ID`). To play without both, switch off the mod that needs it (`rustkeep mods disable ID`). Whoever
 * wrote that mod may have misspelt the id.
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
export function dependencyMissing({ fault, needed, known, absence, without }: MissingDependency): ModLoadError {
  const [mod, id] = [clean(fault.mod.id), clean(needed.id)];
  const which = needed.version === "*" ? id : `${id} ${clean(needed.version)}`;
  const [what, remedy] = whatAndRemedy(id, absence);
  const message = `the mod ${mod} needs ${which}, which ${what}: ${remedy}, or ${without}`;
  return new ModLoadError("dependency_missing", {
    ...fault,
    message,
    ...(absence === undefined ? didYouMean(needed.id, known) : {}),
  });
}

/**
 * A mod is loaded before one that it needs.
 *
 * The load order belongs to the player and is not changed behind their back. `rustkeep mods sort` puts all mods in an order that works; or
 * move the line of the mod that is needed up yourself, before the one that needs it. No order helps mods that need each other in a circle; the message then shows the circle, and one of them has to
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
export function dependencyOrder({ fault, needed, circle, without }: LateDependency): ModLoadError {
  const [id, other] = [fault.mod.id, needed.mod.id].map((one) => clean(one));
  const late = `the mod ${id} needs ${other}, which is loaded after it`;
  if (circle !== undefined) {
    const names = [fault.mod.id, ...circle].map((one) => clean(one)).join(" needs ");
    const message = `mods need each other in a circle (${names}), so that none can be loaded first: ${without}, or take one of these out of the "depends" of its manifest`;
    return new ModLoadError("dependency_order", { ...fault, message });
  }
  const ways = needed.extra
    ? `name ${clean(needed.mod.dir, 200)} before ${clean(fault.mod.dir, 200)}`
    : `put the mods in order (rustkeep mods sort), or in load_order.toml move the line "${other}" up, before "${id}"`;
  return new ModLoadError("dependency_order", { ...fault, message: `${late}: ${ways}, or ${without}` });
}

/**
 * A mod needs another version of something than the one that is there.
 *
 * `depends` may say which versions of another mod are meant, and `game` which versions of the game, as npm writes them: `^0.2` is 0.2
 * and everything newer below 0.3, `>=1.4` is 1.4 and everything newer. Get a version that fits: of the mod that asks where the
 * other one is newer, else of the other one. To play without it, switch the mod that asks off.
 *
 * ```toml fails manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * game = ">=99"
 * ```
 *
 * ```toml mended manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * game = ">=0.1"
 * ```
 */
export function versionOutsideRange({ fault, needed, range, found, without }: WrongVersion): ModLoadError {
  const id = clean(fault.mod.id);
  const other = needed === undefined ? "rustkeep" : clean(needed);
  const [update, older] = [`update ${other}`, `get a version of ${id} that was made for ${other} ${clean(found)}`];
  const ways = isNewer(found, range) ? [older] : [update, older];
  const message = `the mod ${id} needs ${other} ${clean(range)}, but this is ${other} ${clean(found)}: ${ways.join(", or ")}, or ${without}`;
  return new ModLoadError("version_outside_range", { ...fault, message });
}

/**
 * Two mods cannot be loaded together.
 *
 * One of them names the other in `conflicts`, since both want the same or one breaks the other. Switch one of them off, for example
 * by putting its id on `disabled` in `load_order.toml`.
 *
 * ```toml fails manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * conflicts = ["core"]
 * ```
 *
 * ```toml mended manifest.toml
 * id = "my_mod"
 * name = "My mod"
 * version = "1.0.0"
 * conflicts = ["another_mod"]
 * ```
 */
export function modConflict({ fault, other, ways }: Conflict): ModLoadError {
  const message = `the mods ${clean(fault.mod.id)} and ${clean(other)} cannot be loaded together, ${clean(fault.mod.id)} says: ${ways.join(", or ")}`;
  return new ModLoadError("mod_conflict", { ...fault, message });
}

/**
 * A mod that is to be loaded after another one is not, or the other one has a version it was not made for.
 *
 * `optional` names mods that are to be loaded before this one where they are there, since it has something to say about their
 * entries. New mods find their places by it; an order that you have made yourself is left as it is. `rustkeep mods sort` puts all
 * mods in order. With a version outside of the range, look for a newer one of either mod.
 *
 * ```text fails load_order.toml
 * mods = ["core", "bridge", "ashen_court"]      (optional = ["ashen_court"] in the manifest of bridge)
 * ```
 *
 * ```text mended load_order.toml
 * mods = ["core", "ashen_court", "bridge"]
 * ```
 */
export function optionalNotMet(id: string, other: string, fault: { found: string; range: string } | "order"): Problem {
  const [mod, wanted] = [clean(id), clean(other)];
  const order = `${mod} wants to be loaded after ${wanted}, but is loaded before it`;
  return {
    severity: "warning",
    code: "optional_not_met",
    ...(fault === "order"
      ? { message: order, hint: "rustkeep mods sort puts mods in order" }
      : {
          message: `${mod} was made for ${wanted} ${clean(fault.range)}, not for ${clean(fault.found)}`,
          hint: "look for a newer version of one of them",
        }),
  };
}

function whatAndRemedy(id: string, absence: Absence | undefined): [what: string, remedy: string] {
  switch (absence?.kind) {
    case undefined:
      return ["is not installed", `install ${id} (rustkeep mods install FILE)`];
    case "disabled":
      return ["is switched off", `switch ${id} on (rustkeep mods enable ${id})`];
    case "broken":
      return [`has a broken manifest (${absence.place})`, `mend or update ${id}`];
    default:
      return absence satisfies never;
  }
}

/** A dependency that is not loaded. */
interface MissingDependency {
  fault: LoadFault;
  needed: ModRange;
  /** Ids of the other mods that are loaded. */
  known: Iterable<string>;
  /** Why it is not loaded although it lies there, undefined where it does not. */
  absence: Absence | undefined;
  /** How to play without the mod that needs it. */
  without: string;
}

/** A dependency that is loaded after what needs it. */
interface LateDependency {
  fault: LoadFault;
  needed: FoundMod;
  /** The ids from `needed` to the mod, each needing the next, where no order would do. */
  circle: readonly string[] | undefined;
  /** How to play without the mod that needs it. */
  without: string;
}

/** A version that does not fit. */
interface WrongVersion {
  fault: LoadFault;
  /** The id of the mod that is needed, undefined for the game. */
  needed: string | undefined;
  range: string;
  /** The version that is there. */
  found: string;
  /** How to play without the mod that asks. */
  without: string;
}

/** Two mods that do not go together. */
interface Conflict {
  /** The place where one of them says so. */
  fault: LoadFault;
  /** The id of the other one. */
  other: string;
  /** How to play without either. */
  ways: readonly string[];
}
