import type { Problem } from "../diagnostic.js";

export function layoutWithoutDoor(): Problem {
  return { severity: "error", code: "layout_without_door", message: "the layout has no door (+) on its border" };
}
