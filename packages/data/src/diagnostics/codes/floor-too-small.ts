import type { Problem } from "../diagnostic.js";

export function floorTooSmall(needed: number, area: number): Problem {
  return {
    severity: "error",
    code: "floor_too_small",
    message: `the required rooms take ${needed} tiles at least, the floor has ${area}`,
  };
}
