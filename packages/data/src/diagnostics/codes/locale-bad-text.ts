import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A translated text cannot be used.
 *
 * The same holds as for the text that it replaces: no control characters, line breaks only where the original may have them, at
 * most 2,000 characters; and an NPC has only so many options. The original stays.
 *
 * ```toml fails example.toml
 * [[items]]
 * id = "saber"
 * name = "Saber"
 * slot = "core:hand"
 * ```
 *
 * ```toml fails locale/de.toml
 * [items.saber]
 * name = "Säbel\t"
 * ```
 *
 * ```toml mended example.toml
 * [[items]]
 * id = "saber"
 * name = "Saber"
 * slot = "core:hand"
 * ```
 *
 * ```toml mended locale/de.toml
 * [items.saber]
 * name = "Säbel"
 * ```
 */
export function localeBadText(field: string, reason: string): Problem {
  return {
    severity: "warning",
    code: "locale_bad_text",
    message: `the translation of ${clean(field)} is not used: ${clean(reason)}`,
  };
}
