import type { Problem } from "../diagnostic.js";

export function layoutRagged(row: number, length: number, first: number): Problem {
  return {
    severity: "error",
    code: "layout_ragged",
    message: `row ${row} of the layout has ${length} characters, the first row has ${first}`,
  };
}
