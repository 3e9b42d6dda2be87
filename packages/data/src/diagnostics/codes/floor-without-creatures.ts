import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function floorWithoutCreatures(prefab: string): Problem {
  return {
    severity: "warning",
    code: "floor_without_creatures",
    message: `the floor names no creatures, but ${clean(prefab)} has marks e: nobody stands there`,
  };
}
