import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadMods } from "../../src/load-mods.js";
import { folderOfMods, manifest, writeFiles } from "../support/mods-on-disk.js";

const slot = (id: string) => `[[slots]]\nid = "${id}"\nname = "Slot ${id}"\n`;
const german = (name: string) => `[slots.tail]\nname = "${name}"\n`;

/** Loads a mod `alpha` with a slot and these files, and answers what is said of it. */
function load(files: Readonly<Record<string, string>>, lang?: string) {
  const dir = folderOfMods({ alpha: [] });
  const entries = Object.entries({ "good.toml": slot("tail"), ...files });
  writeFiles(dir, Object.fromEntries(entries.map(([name, text]) => [`alpha/${name}`, text])));
  const { registries, diagnostics } = loadMods({ paths: [dir], lang });
  const said = diagnostics.filter(({ mod }) => mod === "alpha");
  return { dir, said, slots: registries.slots };
}

describe("what is not read although it looks as if it should be is told", () => {
  test.each([
    ["a file in a subfolder", "items/a.toml", "items/a.toml", "move it up, or list items/ under ignore"],
    ["a file that ends in other letters", "Items.TOML", "Items.TOML", "call it Items.toml"],
    ["a file with a second ending", "items.toml.txt", "items.toml.txt", "call it items.toml"],
    ["translations in a folder of another name", "locales/de.toml", "locales/", "call it locale"],
    ["translations in a folder in other letters", "Locale/de.toml", "Locale/", "call it locale"],
    ["a language by its English name", "locale/german.toml", "locale/german.toml", "call it locale/de.toml"],
    ["a language by its own name", "locale/français.toml", "locale/français.toml", "call it locale/fr.toml"],
    ["a language that nobody knows", "locale/klingon.toml", "locale/klingon.toml", "say, for German"],
    ["a translation in other letters", "locale/de.TOML", "locale/de.TOML", "call it locale/de.toml"],
    ["a translation one folder too deep", "locale/de/items.toml", "locale/de/items.toml", "move it up"],
    ["a mod within the mod", "addon/manifest.toml", "addon/", "move addon/ beside this mod"],
  ])("%s", (_, file, name, hint) => {
    const { dir, said } = load({ [file]: slot("lost") });
    expect(said).toMatchObject([
      { severity: "notice", code: "not_read", file: name, line: 1, column: 1, path: join(dir, "alpha", name) },
    ]);
    expect(said[0]?.hint).toContain(hint);
  });

  test("once for a folder, however many files lie in it", () => {
    const { said } = load({ "items/a.toml": "", "items/b.toml": "", "items/deep/c.toml": "", "items/readme.md": "" });
    expect(said).toMatchObject([
      { code: "not_read", file: "items/", hint: expect.stringContaining("move the 3 files") },
    ]);
  });
});

describe("nothing is said of", () => {
  test.each([["typos.toml"], ["mise.toml"], [".taplo.toml"], ["Cargo.toml"], ["pyproject.toml"]])(
    "%s, which belongs to another tool",
    (name) => {
      expect(load({ [name]: '[default]\nlocale = "en"\n' }).said).toEqual([]);
    },
  );

  test("pictures, notes and schemas", () => {
    expect(load({ "README.md": "", "schemas/mod.schema.json": "{}", "art/hero.png": "" }).said).toEqual([]);
  });

  test.each([
    ['ignore = ["draft.toml", "tools"]', { "draft.toml": "x = 1", "tools/a.toml": "", "tools/deep/b.toml": "" }],
    ['ignore = ["draft*.toml", "*/old.toml"]', { "draft-2.toml": "x = 1", "items/old.toml": "" }],
    ['ignore = ["locale/"]', { "locale/german.toml": "" }],
  ])("what the manifest lists: %s", (ignore, files) => {
    expect(load({ "manifest.toml": `${manifest("alpha")}${ignore}\n`, ...files }).said).toEqual([]);
  });

  test("a name that only begins like one that is to be passed over", () => {
    const { said } = load({ "manifest.toml": `${manifest("alpha")}ignore = ["draft"]\n`, "drafts.toml": "x = 1" });
    expect(said).toMatchObject([{ code: "unknown_table", file: "drafts.toml" }]);
  });
});

describe("a mod that defines nothing is told, once", () => {
  const lone = (files: Readonly<Record<string, string>>) => load({ "good.toml": "", ...files }).said;

  test("where nothing else says why", () => {
    expect(lone({})).toMatchObject([{ severity: "notice", code: "defines_nothing", file: "manifest.toml" }]);
    expect(lone({ "Items.TOML": "" }).map(({ code }) => code)).toEqual(["not_read"]);
    expect(lone({ "bad.toml": "x =" }).map(({ code }) => code)).toEqual(["syntax_error"]);
  });

  test("but not where it translates into a language that is not asked for, or turns a knob", () => {
    expect(lone({ "locale/fr.toml": "" })).toEqual([]);
    expect(lone({ "knobs.toml": "[balance]\nsell_ratio = 0.4\n" })).toEqual([]);
  });
});

describe("among the mods", () => {
  function findings(files: Readonly<Record<string, string>>) {
    const dir = folderOfMods();
    writeFiles(dir, files);
    return { dir, found: loadMods({ paths: [dir] }).diagnostics.filter(({ mod }) => mod !== "core") };
  }

  test.each([
    ["a mod one folder too deep", "bal-main/bal/manifest.toml", "the mod lies in bal/: move that folder up"],
    ["a manifest in other letters", "bal-main/Manifest.toml", "call Manifest.toml manifest.toml"],
    ["a manifest with a second ending", "bal-main/manifest.toml.txt", "call manifest.toml.txt manifest.toml"],
  ])("%s is told with the way out", (_, file, hint) => {
    const { dir, found } = findings({ [file]: manifest("bal") });
    expect(found).toMatchObject([{ severity: "warning", code: "no_manifest", hint, path: join(dir, "bal-main") }]);
  });

  test("an archive is told, and how it is installed", () => {
    const { dir, found } = findings({ "bal2.zip": "", "other.7z": "", "notes.txt": "" });
    expect(found).toMatchObject([
      { severity: "notice", code: "archive_among_mods", path: join(dir, "bal2.zip") },
      { severity: "notice", code: "archive_among_mods", hint: expect.stringContaining("unpack") },
    ]);
    expect(found[0]?.hint).toBe(`rustkeep mods install ${join(dir, "bal2.zip")}`);
  });

  test("what was removed is passed over", () => {
    expect(findings({ "removed/bal-1.0.0/manifest.toml": manifest("bal") }).found).toEqual([]);
  });
});

describe("translations for a region", () => {
  const nameFor = (lang: string, files: Readonly<Record<string, string>>) =>
    load(files, lang).slots["alpha:tail"]?.name;

  test("count as those for the language, where there are no others", () => {
    expect(nameFor("de", { "locale/de-DE.toml": german("Schwanz") })).toBe("Schwanz");
    expect(nameFor("de_AT", { "locale/de-DE.toml": german("Schwanz") })).toBe("Schwanz");
    expect(nameFor("de_AT", { "locale/de.toml": german("Schwanz") })).toBe("Schwanz");
    expect(nameFor("fr", { "locale/de-DE.toml": german("Schwanz") })).toBe("Slot tail");
  });

  test("go behind those for the language, unless the region is the reader's own", () => {
    const both = { "locale/de.toml": german("Schwanz"), "locale/de-AT.toml": german("Schwoaf") };
    expect(nameFor("de", both)).toBe("Schwanz");
    expect(nameFor("de_CH", both)).toBe("Schwanz");
    expect(nameFor("de_AT", both)).toBe("Schwoaf");
  });

  test("of somebody else do not replace the words of a mod that is written in the language", () => {
    expect(nameFor("en_GB", { "locale/en_US.toml": german("Tail, y'all") })).toBe("Slot tail");
    expect(nameFor("en_US", { "locale/en_US.toml": german("Tail, y'all") })).toBe("Tail, y'all");
  });
});
