import { quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { nearest } from "../suggest.js";

/**
 * A colour is not one of the terminal's.
 *
 * The palette is black, red, green, yellow, blue, magenta, cyan, white, gray and dark_gray. Any other word costs only the colour:
 * the entry is loaded and its symbol has the default colour of the terminal.
 *
 * ```toml fails
 * [[items]]
 * id = "sunstone"
 * name = "Sunstone"
 * color = "orange"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "sunstone"
 * name = "Sunstone"
 * color = "yellow"
 * ```
 */
export function unknownColor(value: unknown, known: readonly string[]): Problem {
  const near = typeof value === "string" ? nearest(value, known) : undefined;
  return {
    severity: "warning",
    code: "unknown_color",
    message: `${quote(value)} is not a colour, the default is used`,
    hint: near === undefined ? `known are ${known.join(", ")}` : `did you mean ${near}?`,
  };
}
