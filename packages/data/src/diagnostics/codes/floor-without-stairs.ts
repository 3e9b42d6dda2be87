import type { Problem } from "../diagnostic.js";

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
