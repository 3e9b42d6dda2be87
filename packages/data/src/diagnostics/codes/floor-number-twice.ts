import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function floorNumberTwice(number: number, used: string): Problem {
  return {
    severity: "warning",
    code: "floor_number_twice",
    message: `${clean(used)} has the number ${number} as well and comes first by its id: this floor is never met`,
  };
}
