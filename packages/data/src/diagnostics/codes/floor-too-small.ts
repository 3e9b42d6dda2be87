import type { Problem } from "../diagnostic.js";

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
