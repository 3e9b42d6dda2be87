import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * Nothing asks for a tag.
 *
 * Tags of prefabs are asked for by floors, those of creatures and options by the check `has_tag`. A tag that nobody asks for is
 * often misspelt, or lacks the `core:` before it.
 *
 * ```toml fails
 * [[creatures]]
 * id = "gnoll"
 * name = "Gnoll"
 * tags = ["beast"]
 * ai = [{ ability = "core:attack" }]
 * ```
 *
 * ```toml mended
 * [[creatures]]
 * id = "gnoll"
 * name = "Gnoll"
 * tags = ["core:beast"]
 * ai = [{ ability = "core:attack" }]
 * ```
 */
export function tagNeverUsed(tag: string): Problem {
  return { severity: "notice", code: "tag_never_used", message: `nothing asks for the tag ${clean(tag)}` };
}
