import type { Texts } from "./catalogue.js";
import { de } from "./de/index.js";
import { en } from "./en/index.js";

/** The languages that the front ends speak. */
export type Language = "en" | "de";

/** All languages, in the order in which the settings offer them. */
export const LANGUAGES: readonly Language[] = ["en", "de"];

const CATALOGUES: Readonly<Record<Language, Texts>> = { en, de };

/** The texts of a language. */
export function textsOf(language: Language): Texts {
  return CATALOGUES[language];
}

/** The language that a locale name such as `de_AT.UTF-8` asks for: German for `de…`, else English. */
export function languageOfLocale(locale: string | undefined): Language {
  return /^de(?![a-z])/i.test(locale ?? "") ? "de" : "en";
}
