import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A symbol is not one character of single width.
 *
 * A symbol takes up exactly one cell of the map: one printable character that is neither wide nor a combination of several.
 * Emoji and most East Asian characters are wide. The entry is left out.
 *
 * ```toml fails
 * [[creatures]]
 * id = "dragon"
 * name = "Dragon"
 * symbol = "🐉"
 * ai = [{ ability = "core:attack" }]
 * ```
 *
 * ```toml mended
 * [[creatures]]
 * id = "dragon"
 * name = "Dragon"
 * symbol = "D"
 * ai = [{ ability = "core:attack" }]
 * ```
 */
export function badSymbol(value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_symbol",
    message: `${quote(value)} cannot be a symbol`,
    hint: "one printable character that takes up one column",
  };
}
