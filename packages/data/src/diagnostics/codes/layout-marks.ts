import type { Problem } from "../diagnostic.js";

export function layoutMarks(mark: string, count: number): Problem {
  return {
    severity: "error",
    code: "layout_marks",
    message: `the layout has ${count} marks ${mark}, at most 32 are possible`,
  };
}
