import type { Problem } from "../diagnostic.js";

export function hitFloorAboveCeiling(floor: number, ceiling: number): Problem {
  return {
    severity: "warning",
    code: "hit_floor_above_ceiling",
    message: `hit_floor (${floor}) is above hit_ceiling (${ceiling}): every attack hits with hit_floor`,
  };
}
