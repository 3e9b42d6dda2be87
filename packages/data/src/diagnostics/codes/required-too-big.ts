import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

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
