import type { Problem } from "../diagnostic.js";

export function layoutTorn(row: number, column: number): Problem {
  return {
    severity: "error",
    code: "layout_torn",
    message: `no way leads through the layout to row ${row}, column ${column}`,
  };
}
