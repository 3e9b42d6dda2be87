import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { didYouMeanId, type KnownIds } from "../suggest.js";

/**
 * The required rooms do not fit on their floor together.
 *
 * Even the smallest prefabs of all required tags take more tiles than the floor has. The floor is left out.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [16, 16]
 * rooms = 4
 * required = ["core:entrance", "core:stairs", "core:stairs", "core:stairs", "core:stairs", "core:stairs", "core:stairs", "core:stairs"]
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
export function floorTooSmall(needed: number, area: number): Problem {
  return {
    severity: "error",
    code: "floor_too_small",
    message: `the required rooms take ${needed} tiles at least, the floor has ${area}`,
  };
}

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

/**
 * No required room has the entrance or the stairs.
 *
 * Every floor needs a `<` where the hero arrives, and a `>` that leads on. If they stand only in rooms that are drawn, the floor
 * is made anew until they happen to be there, and after many attempts given up.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [72, 40]
 * rooms = 4
 * required = ["core:entrance"]
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
export function floorWithoutStairs(mark: "<" | ">"): Problem {
  const what = mark === "<" ? "entrance (<)" : "stairs (>)";
  return {
    severity: "warning",
    code: "floor_without_stairs",
    message: `no required prefab has ${what}: whether the floor can be made is left to chance`,
  };
}

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

/**
 * A required room does not fit on its floor.
 *
 * Around each room there must be space: two tiles more than its width and height must be less than those of the floor, in at
 * least one of the ways in which it can be turned. No prefab with the tag is small enough, so the floor is left out.
 *
 * ```toml fails
 * [[floors]]
 * id = "crypt"
 * number = 6
 * size = [10, 10]
 * rooms = 4
 * required = ["core:entrance", "core:stairs"]
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
export function requiredTooBig(tag: string, width: number, height: number): Problem {
  return {
    severity: "error",
    code: "required_too_big",
    message: `no prefab with the required tag ${clean(tag)} fits on a floor of ${width}×${height}`,
    hint: "a room takes its own size and three tiles more in each direction",
  };
}
