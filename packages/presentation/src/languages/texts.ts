import type { Texts } from "./catalogue.js";
import { de } from "./de/index.js";
import { en } from "./en/index.js";
import {
  catalogueOfWords,
  gameWordFaults as faultsOf,
  type GameText,
  type GameWordFault,
  gameTexts as textsFor,
} from "./foreign/catalogue-of-words.js";
import type { GameWords } from "./foreign/game-words.js";

/** A language by its code: `en`, `de`, and any other that a mod brings words for, such as `fr` or `pt_BR`. */
export type Language = string;

/** The languages that are built in, in the order in which the settings offer them. */
export const LANGUAGES: readonly Language[] = ["en", "de"];

const CATALOGUES: Readonly<Record<string, Texts>> = { en, de };

/**
 * The texts of a language. `words` are those that mods bring for it, in tables like those of `gameTexts`; what they leave out or
 * write wrongly is said in the words that are built in, English where the language has none.
 */
export function textsOf(language: Language, words?: GameWords): Texts {
  const base = builtIn(language);
  return words === undefined || Object.keys(words).length === 0 ? base : catalogueOfWords(language, words, base);
}

function builtIn(language: Language): Texts {
  const [name = ""] = language.toLowerCase().split(/[-_.]/);
  return Object.hasOwn(CATALOGUES, name) ? (CATALOGUES[name] ?? en) : en;
}

/** What is wrong with words that a mod brings for a language. */
export function gameWordFaults(language: Language, words: GameWords): GameWordFault[] {
  return faultsOf(language, words, en);
}

/** All texts of the game in English, for translators. */
export function gameTexts(): GameText[] {
  return textsFor(en);
}

/**
 * The language that a locale name such as `de_AT.UTF-8` asks for, of those that there are: the one for its region, else the one
 * of its language, else English.
 */
export function languageOfLocale(locale: string | undefined, languages: readonly Language[] = LANGUAGES): Language {
  const [wanted = ""] = (locale ?? "").toLowerCase().replaceAll("-", "_").split(/[.@]/);
  const [name] = wanted.split("_");
  const normal = (language: Language) => language.toLowerCase().replaceAll("-", "_");
  return (
    languages.find((language) => normal(language) === wanted) ??
    languages.find((language) => normal(language) === name) ??
    languages.find((language) => normal(language).split("_")[0] === name) ??
    "en"
  );
}
