import type { Problem } from "../diagnostic.js";

export function floorWithoutStairs(mark: "<" | ">"): Problem {
  const what = mark === "<" ? "entrance (<)" : "stairs (>)";
  return {
    severity: "warning",
    code: "floor_without_stairs",
    message: `no required prefab has ${what}: whether the floor can be made is left to chance`,
  };
}
