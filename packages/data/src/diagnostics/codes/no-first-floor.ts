import type { Problem } from "../diagnostic.js";

export function noFirstFloor(): Problem {
  return { severity: "warning", code: "no_first_floor", message: "no floor has the number 1: no run can begin" };
}
