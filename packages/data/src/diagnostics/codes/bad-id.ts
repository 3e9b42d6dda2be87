import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

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
