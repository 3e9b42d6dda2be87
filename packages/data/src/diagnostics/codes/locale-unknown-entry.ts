import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A translation is about an entry that does not exist.
 *
 * The tables of a translation have the form `[items.iron_sword]`; a bare id is one of the same mod, another mod's entry is written
 * `[items."core:iron_sword"]`. An entry that overrides another goes by the other's id.
 *
 * ```toml fails example.toml
 * [[items]]
 * id = "saber"
 * name = "Saber"
 * slot = "core:hand"
 * ```
 *
 * ```toml fails locale/de.toml
 * [items.sabre]
 * name = "Säbel"
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
export function localeUnknownEntry(table: string, id: string, hint: { hint?: string }): Problem {
  return {
    severity: "warning",
    code: "locale_unknown_entry",
    message: `there is no ${clean(id)} in ${clean(table)} to be translated`,
    ...hint,
  };
}
