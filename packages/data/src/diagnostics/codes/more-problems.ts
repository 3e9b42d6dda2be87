import type { Problem } from "../diagnostic.js";

export function moreProblems(count: number): Problem {
  return { severity: "error", code: "more_problems", message: `${count} more problems in this entry are not listed` };
}
