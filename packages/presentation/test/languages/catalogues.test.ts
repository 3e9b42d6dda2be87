import { describe, expect, it } from "vitest";
import { LANGUAGES, languageOfLocale, textsOf } from "../../src/languages/texts.js";

function strings(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strings(part, `${path}.${key}`));
}

function functions(value: unknown, path: string): string[] {
  if (typeof value === "function") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => functions(part, `${path}.${key}`));
}

describe("the catalogues", () => {
  it.each(LANGUAGES)("leave no text of %s empty", (language) => {
    const empty = strings(textsOf(language), "").filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("have the same keys", () => {
    const [english, german] = LANGUAGES.map((language) => {
      const texts = textsOf(language);
      return [...strings(texts, "").map(([path]) => path), ...functions(texts, "")].sort();
    });
    expect(german).toEqual(english);
  });

  it.each(LANGUAGES)("let no typed word of %s stand for two things", (language) => {
    const words = Object.values(textsOf(language).plain.verbs).flatMap((list) => list.split(" "));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(LANGUAGES)("contain nothing in %s that a terminal obeys", (language) => {
    const control = strings(textsOf(language), "").filter(([path, text]) =>
      /\p{Cc}/u.test(path === ".cli.usage" ? text.replaceAll("\n", "") : text),
    );
    expect(control).toEqual([]);
  });

  it("follow the locale: German for any kind of German, English for everything else", () => {
    expect(["de", "de_AT.UTF-8", "DE-ch", "den", "C", "", undefined].map((locale) => languageOfLocale(locale))).toEqual(
      ["de", "de", "de", "en", "en", "en", "en"],
    );
  });
});
