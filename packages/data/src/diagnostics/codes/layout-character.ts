import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function layoutCharacter(character: string, row: number, column: number): Problem {
  return {
    severity: "error",
    code: "layout_character",
    message: `${quote(character)} in row ${row}, column ${column} means nothing in a layout`,
    hint: "known are # . + e l n < >",
  };
}
