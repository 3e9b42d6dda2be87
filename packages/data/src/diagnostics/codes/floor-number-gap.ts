import type { Problem } from "../diagnostic.js";

export function floorNumberGap(before: number, number: number): Problem {
  return {
    severity: "warning",
    code: "floor_number_gap",
    message: `the floor before number ${number} has the number ${before}: between them are none`,
  };
}
