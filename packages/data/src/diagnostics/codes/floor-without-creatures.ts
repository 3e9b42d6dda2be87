import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A floor names no creatures for its rooms.
 *
 * Rooms mark the places of enemies with `e`; who stands there is said by the floor's `creatures`, unless the prefab has a list of
 * its own. Without either, the places stay empty.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
 * prefabs = [{ tag = "core:normal" }]
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
export function floorWithoutCreatures(prefab: string): Problem {
  return {
    severity: "warning",
    code: "floor_without_creatures",
    message: `the floor names no creatures, but ${clean(prefab)} has marks e: nobody stands there`,
  };
}
