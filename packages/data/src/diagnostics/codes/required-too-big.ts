import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function requiredTooBig(tag: string, width: number, height: number): Problem {
  return {
    severity: "error",
    code: "required_too_big",
    message: `no prefab with the required tag ${clean(tag)} fits on a floor of ${width}×${height}`,
    hint: "a room takes its own size and three tiles more in each direction",
  };
}
