import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMeanId, type KnownIds } from "../suggest.js";

/**
 * No prefab has a tag that a floor requires.
 *
 * A floor begins with one room for each tag in `required`. Where no prefab carries the tag, the floor could never be made as it is
 * meant, so it is left out. Tags are namespaced like ids: a bare one is the mod's own.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "stairs"]
 * prefabs = [{ tag = "core:normal" }]
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
export function noRequiredPrefab(tag: string, known: KnownIds): Problem {
  return {
    severity: "error",
    code: "no_required_prefab",
    message: `no prefab has the required tag ${clean(tag)}`,
    ...didYouMeanId(tag, known),
  };
}
