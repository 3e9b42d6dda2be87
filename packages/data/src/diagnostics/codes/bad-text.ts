import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A text contains control characters.
 *
 * Escape sequences, other control characters and marks that turn the direction of writing could garble the player's terminal.
 * Line breaks are possible in `description`, `greeting`, `reply` and `layout` only. The entry is left out.
 *
 * ```toml fails
 * [[items]]
 * id = "scroll"
 * name = "Old\nscroll"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "scroll"
 * name = "Old scroll"
 * ```
 */
export function badText(field: string, lines: boolean): Problem {
  const what = lines ? "control characters" : "line breaks or other control characters";
  return { severity: "error", code: "bad_text", message: `${clean(field)} must not contain ${what}` };
}
