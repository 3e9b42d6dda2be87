import { expect, test } from "vitest";
import { loadWithCore } from "../support/load-texts.js";

type Mods = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads mods by id, each with its translations by language. */
function load(mods: Mods, lang: string, reasons: Readonly<Record<string, string>> = {}) {
  const checkWords = () => Object.entries(reasons).map(([path, reason]) => ({ path: path.split("."), reason }));
  const files = Object.entries(mods).map(([id, locales]) => [
    id,
    Object.fromEntries(Object.entries(locales).map(([language, text]) => [`locale/${language}.toml`, text])),
  ]);
  const loaded = loadWithCore(Object.fromEntries(files), { lang, checkWords });
  return { ...loaded, diagnostics: loaded.diagnostics.filter(({ mod }) => mod !== "core") };
}

const FRENCH = '[game.menu]\nquit = "Quitter"\n[game.mods.refusals]\nno_zip = "ce n’est pas une archive"\n';

test("words of the game's own are handed on in the language that is wanted, those of later mods in place of earlier ones", () => {
  const mods = {
    one: { fr: FRENCH, de: '[game.menu]\nquit = "Schluss"' },
    two: { fr: '[game.menu]\nquit = "Sortir"\nhelp = ""' },
  };
  const loaded = load(mods, "fr_FR.UTF-8");
  expect(JSON.parse(JSON.stringify(loaded.words))).toEqual({
    menu: { quit: "Sortir" },
    mods: { refusals: { no_zip: "ce n’est pas une archive" } },
  });
  expect(loaded.diagnostics).toEqual([]);
  expect(load(mods, "en").words).toEqual({});
});

test("the languages are those that mods are written in and translated into", () => {
  expect(load({ one: { fr: FRENCH, pt_BR: "" } }, "en").languages).toEqual(["en", "fr", "pt_BR"]);
});

test("what is no text, not clean, too long or too deep is told with its place and left out", () => {
  const deep = "a.b.c.d.e.f.g.h";
  const text = `[game.menu]\nquit = 7\nhelp = "\\u001b[2J"\nnewRun = ["Nouvelle"]\nsettings = "${"é".repeat(2001)}"\n[game.${deep}]\ni = "x"\n`;
  const { words, diagnostics } = load({ one: { fr: text } }, "fr");
  expect(diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["locale_bad_text", 2, expect.stringContaining("menu.quit is not used: it is no text")],
    ["locale_bad_text", 3, expect.stringContaining("control characters")],
    ["locale_bad_text", 4, expect.stringContaining("it is no text")],
    ["locale_bad_text", 5, expect.stringContaining("longer than 2000")],
    ["locale_bad_text", 6, expect.stringContaining("it is no text")],
  ]);
  expect(words.menu).toEqual({});
});

test("a key may be called anything and changes nothing but the words", () => {
  const { words } = load({ one: { fr: '[game.__proto__]\nquit = "x"\n[game.constructor]\nname = "y"' } }, "fr");
  expect(Object.keys(words).sort()).toEqual(["__proto__", "constructor"]);
  expect(({} as Record<string, unknown>).quit).toBeUndefined();
});

test("what the front end finds in them is told where it stands", () => {
  const { diagnostics } = load({ one: { fr: FRENCH } }, "fr", { "menu.quit": "there is no {who}" });
  expect(diagnostics).toMatchObject([
    {
      code: "locale_bad_text",
      file: "locale/fr.toml",
      line: 2,
      message: "the translation of menu.quit is not used: there is no {who}",
    },
  ]);
});

test("a table that is none is told", () => {
  const { diagnostics } = load({ one: { fr: 'game = "x"\n[gmae]\na = "b"' } }, "fr");
  expect(diagnostics.map(({ code }) => code)).toEqual(["locale_bad_text", "unknown_table"]);
});
