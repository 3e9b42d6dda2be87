import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A translation is of something that is no text.
 *
 * Translations replace texts only: `name` and `description`, and for NPCs `greeting`, `options` and `replies`. Everything else is
 * the same in every language.
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
 * name = "Säbel"
 * base_price = 12
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
export function localeUnknownField(field: string, table: string, known: readonly string[]): Problem {
  const what = known.length === 0 ? "has no texts" : `has only the texts ${known.join(", ")}`;
  return {
    severity: "warning",
    code: "locale_unknown_field",
    message: `${clean(field)} cannot be translated: ${clean(table)} ${what}`,
  };
}
