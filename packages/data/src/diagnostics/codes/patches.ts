import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMeanId, type KnownIds } from "../suggest.js";

/**
 * A patch does nothing.
 *
 * A patch says what it changes by `target`, `targets` or `where`, and how by at least one operation: `set`, `multiply`, `add`,
 * `change`, `remove`, `prepend`, `append`. Without one it is left out.
 *
 * ```toml fails
 * [[patch.creatures]]
 * target = "core:rat"
 * ```
 *
 * ```toml mended
 * [[patch.creatures]]
 * target = "core:rat"
 * set = { exp_reward = 5 }
 * ```
 */
export function patchWithoutOperation(operations: readonly string[]): Problem {
  return {
    severity: "error",
    code: "patch_without_operation",
    message: "the patch says what it changes, but not how",
    hint: `it needs one of ${operations.join(", ")}`,
  };
}

/**
 * An operation of a patch does not fit a field.
 *
 * `multiply` and `add` are for numbers. `change`, `remove`, `prepend` and `append` are for lists; `change` for those whose elements
 * are tables, each of its own elements saying by `where` which of them it changes. `id`, `overrides` and the layout of a room cannot
 * be changed in part. The patch is left out.
 *
 * ```toml fails
 * [[patch.items]]
 * target = "core:iron_sword"
 * multiply = { name = 2 }
 * ```
 *
 * ```toml mended
 * [[patch.items]]
 * target = "core:iron_sword"
 * multiply = { base_price = 2 }
 * ```
 */
export function patchMisfit(field: string, reason: string, hint: string): Problem {
  return { severity: "error", code: "patch_misfit", message: `${clean(field)} ${reason}`, hint };
}

/**
 * A patch changes an entry that does not exist.
 *
 * The id is misspelt, lacks the mod before the colon, or is that of a mod that is not there. An entry that overrides another one goes
 * by the id of that. Where the entry may be missing, `optional = true` makes this a notice; where a mod may be missing,
 * `if_mods` passes the patch over without it.
 *
 * ```toml fails
 * [[patch.creatures]]
 * target = "rat"
 * multiply = { base = { max_health = 2 } }
 * ```
 *
 * ```toml mended
 * [[patch.creatures]]
 * target = "core:rat"
 * multiply = { base = { max_health = 2 } }
 * ```
 */
export function patchTargetMissing(registry: string, id: string, optional: boolean, known: KnownIds): Problem {
  return {
    ...told("error", optional),
    code: "patch_target_missing",
    message: `there is no ${clean(id)} in ${registry} that could be patched`,
    ...didYouMeanId(id, known),
  };
}

/**
 * A part of a patch finds nothing to change.
 *
 * No entry has what `where` asks for, no element of the list is what `change` or `remove` mean, or the entry does not have the number
 * that is to be multiplied. Ids in `where` follow the same rules as elsewhere: a bare one is the mod's own. With `optional = true`
 * this is a notice.
 *
 * ```toml fails
 * [[patch.creatures]]
 * where = { tags = ["beast"] }
 * multiply = { exp_reward = 2 }
 * ```
 *
 * ```toml mended
 * [[patch.creatures]]
 * where = { tags = ["core:beast"] }
 * multiply = { exp_reward = 2 }
 * ```
 */
export function patchMatchesNothing(field: string, optional: boolean): Problem {
  return {
    ...told("warning", optional),
    code: "patch_matches_nothing",
    message: `${clean(field)} finds nothing that it could change`,
  };
}

/**
 * Two mods set one field to different values.
 *
 * The patch that comes later wins, by the order in which the mods are loaded; the finding stands at the one that loses. If the wrong one
 * wins, change the order of the mods. A mod that settles the matter names both in its `depends` and sets the field itself: then this
 * is only a notice. Mods that `multiply` or `add` do not get in each other's way. The same holds for the fields of `[balance]`.
 *
 * ```toml fails one/rat.toml
 * [[patch.creatures]]
 * target = "core:rat"
 * set = { exp_reward = 6 }
 * ```
 *
 * ```toml fails two/rat.toml
 * [[patch.creatures]]
 * target = "core:rat"
 * set = { exp_reward = 9 }
 * ```
 *
 * ```toml mended one/rat.toml
 * [[patch.creatures]]
 * target = "core:rat"
 * multiply = { exp_reward = 1.5 }
 * ```
 *
 * ```toml mended two/rat.toml
 * [[patch.creatures]]
 * target = "core:rat"
 * add = { exp_reward = 2 }
 * ```
 */
export function contestedField({ field, value, winner, winning, others, settled }: ContestedField): Problem {
  const more = others === 0 ? "" : ` (and so for ${others} more)`;
  return {
    ...told("warning", settled),
    code: "contested_field",
    message: `${clean(field, 200)} is set to ${quote(value)} here, but ${clean(winner, 200)} sets it to ${quote(winning)}, which counts${more}`,
  };
}

/** A field that two mods set. */
export interface ContestedField {
  field: string;
  /** What the mod that loses sets it to. */
  value: unknown;
  /** Where the one that wins does, as text. */
  winner: string;
  winning: unknown;
  /** How many other entries are concerned in the same way. */
  others: number;
  /** Whether the one that wins knows of the other. */
  settled: boolean;
}

function told(severity: "error" | "warning", gently: boolean): Pick<Problem, "severity"> {
  return { severity: gently ? "notice" : severity };
}
