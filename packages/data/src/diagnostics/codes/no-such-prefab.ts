import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMeanId, type KnownIds } from "../suggest.js";

/**
 * No prefab has a tag that a floor draws from.
 *
 * The other rooms of a floor are drawn from `prefabs` by weight. Where a tag has no prefab, a draw for it yields no room, and the
 * floor gets fewer rooms than it should.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
 * prefabs = [{ tag = "core:normal" }, { tag = "caves" }]
 * creatures = [{ id = "core:rat" }]
 * ```
 *
 * ```toml mended
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
 * prefabs = [{ tag = "core:normal" }]
 * creatures = [{ id = "core:rat" }]
 * ```
 */
export function noSuchPrefab(tag: string, known: KnownIds): Problem {
  return {
    severity: "warning",
    code: "no_such_prefab",
    message: `no prefab has the tag ${clean(tag)}: what is drawn for it is lost`,
    ...didYouMeanId(tag, known),
  };
}
