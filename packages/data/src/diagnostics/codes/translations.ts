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

/**
 * A translated text cannot be used.
 *
 * The same holds as for the text that it replaces: no control characters, line breaks only where the original may have them, at
 * most 2,000 characters; and an NPC has only so many options. The game's own words, under `[game]`, may hold those placeholders
 * alone that `rustkeep-mod locale --game` names. The original stays.
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

/**
 * A name begins with a word that is no article of its language.
 *
 * `the` is the name as the subject of a sentence, with the definite article: *the USB drone*, *der Eiserne Wächter*. The sentences
 * of a language take the gender from it, and put it into other cases. A proper name begins with a capital and has no article:
 * *Old Grinner*. The same holds for `noun`. The language of definitions is the `language` of the manifest, that of translations the
 * name of their file.
 *
 * ```toml fails example.toml
 * [[items]]
 * id = "drone"
 * name = "USB drone"
 * the = "a USB drone"
 * ```
 *
 * ```toml mended example.toml
 * [[items]]
 * id = "drone"
 * name = "USB drone"
 * the = "the USB drone"
 * ```
 */
export function foreignArticle(the: string, first: string, articles: readonly string[]): Problem {
  return {
    severity: "warning",
    code: "foreign_article",
    message: `"${clean(the)}" begins with "${clean(first)}", which is no definite article of its language (${articles.join(", ")})`,
  };
}
