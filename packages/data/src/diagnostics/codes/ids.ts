import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMeanId, type KnownIds } from "../suggest.js";

/**
 * A text cannot be an id or a tag.
 *
 * Ids and tags are made of small letters, digits and underscores and begin with a letter. A bare one belongs to the mod it is
 * written in; another mod's has that mod's id and a colon before it, as in `core:gold`. The entry is left out.
 *
 * ```toml fails
 * [[slots]]
 * id = "Left-Hand"
 * name = "Left hand"
 * ```
 *
 * ```toml mended
 * [[slots]]
 * id = "left_hand"
 * name = "Left hand"
 * ```
 */
export function badId(field: string, value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_id",
    message: `${clean(field)} cannot be ${quote(value)}`,
    hint: "ids have small letters, digits and underscores, a letter first; another mod's id has that mod's id and a colon before it",
  };
}

/**
 * An entry gives itself an id of another mod.
 *
 * Every mod defines ids in its own namespace only, so that two mods never get into each other's way by accident. The id may be
 * written bare or with the mod's own id before it. To replace an entry of another mod, give the new one an id of its own and name
 * the other in `overrides`.
 *
 * ```toml fails
 * [[items]]
 * id = "core:iron_sword"
 * name = "Rusty sword"
 * slot = "core:hand"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "rusty_sword"
 * overrides = "core:iron_sword"
 * name = "Rusty sword"
 * slot = "core:hand"
 * ```
 */
export function foreignNamespace(id: string, mod: string): Problem {
  return {
    severity: "error",
    code: "foreign_namespace",
    message: `${quote(id)} is in the namespace of another mod, this one is ${mod}`,
    hint: "to replace an entry of another mod, give this one an id of its own and write overrides = …",
  };
}

/**
 * Two entries of a mod have the same id.
 *
 * Within one mod the entry that is read last counts (files are read in the order of their names); the one before it is never
 * seen. The finding stands at the one that is replaced.
 *
 * ```toml fails
 * [[slots]]
 * id = "belt"
 * name = "Belt"
 *
 * [[slots]]
 * id = "belt"
 * name = "Sash"
 * ```
 *
 * ```toml mended
 * [[slots]]
 * id = "belt"
 * name = "Belt"
 *
 * [[slots]]
 * id = "sash"
 * name = "Sash"
 * ```
 */
export function duplicateId(winner: string): Problem {
  return {
    severity: "notice",
    code: "duplicate_id",
    message: `another entry of this mod has the same id and takes its place: ${clean(winner, 200)}`,
  };
}

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

/**
 * Two entries override the same one.
 *
 * The one that is loaded last counts, and nothing of the other does. Say what differs as a patch instead, and both count; the finding
 * shows how. If the wrong one counts, change the order of the mods in `load_order.toml`. The finding stands at the one that is
 * replaced. Within one mod, and where the mod that wins depends on the other, it is a notice.
 *
 * ```toml fails one/swords.toml
 * [[items]]
 * id = "dear_sword"
 * overrides = "core:iron_sword"
 * name = "Iron sword"
 * slot = "core:hand"
 * base_price = 80
 * ```
 *
 * ```toml fails two/swords.toml
 * [[items]]
 * id = "bright_sword"
 * overrides = "core:iron_sword"
 * name = "Iron sword"
 * slot = "core:hand"
 * color = "white"
 * ```
 *
 * ```toml mended one/swords.toml
 * [[patch.items]]
 * target = "core:iron_sword"
 * set = { base_price = 80 }
 * ```
 *
 * ```toml mended two/swords.toml
 * [[patch.items]]
 * target = "core:iron_sword"
 * set = { color = "white" }
 * ```
 */
export function contestedOverride(
  id: string,
  winner: { mod: string; place: string },
  settled: boolean,
  patch: string,
): Problem {
  const problem = {
    severity: "warning",
    code: "contested_override",
    message: `${clean(winner.mod)} overrides ${clean(id)} as well and takes the place of this entry, of which nothing counts: ${clean(winner.place, 200)}`,
  } as const;
  return settled
    ? { ...problem, severity: "notice" }
    : { ...problem, hint: `say it as a patch and both count: ${patch}` };
}
