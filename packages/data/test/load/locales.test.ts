import { expect, test } from "vitest";
import { loadWithCore } from "../support/load-texts.js";

const lamp = '[[items]]\nid = "lamp"\nname = "Lamp"\ndescription = "It glows."\nslot = "core:hand"\n';
const porter =
  '[[npcs]]\nid = "porter"\nname = "Porter"\ngreeting = "Hm?"\noptions = [{ text = "Hello.", reply = "Hello." }, { text = "Bye.", reply = "Bye." }]\n';

function load(files: Record<string, string>, lang: string | undefined = "de") {
  return loadWithCore({ mymod: { "a.toml": lamp + porter, ...files } }, { lang });
}

test("a translation replaces the texts that it has", () => {
  const { registries, diagnostics } = load({ "locale/de.toml": '[items.lamp]\nname = "Lampe"' });
  expect(registries.items["mymod:lamp"]).toMatchObject({ name: "Lampe", description: "It glows." });
  expect(diagnostics.filter(({ mod }) => mod === "mymod")).toEqual([]);
});

test("without a language, in C, or in another language the texts stay English", () => {
  const files = { "locale/de.toml": '[items.lamp]\nname = "Lampe"' };
  for (const lang of ["", "C", "POSIX", "en_GB.UTF-8", "fr"]) {
    expect(load(files, lang).registries.items["mymod:lamp"]?.name).toBe("Lamp");
  }
});

test("a locale of the environment chooses its language, a region the one made for it", () => {
  const files = {
    "locale/de.toml": '[items.lamp]\nname = "Lampe"',
    "locale/de_at.toml": '[items.lamp]\nname = "Lampn"',
  };
  expect(load(files, "de_DE.UTF-8").registries.items["mymod:lamp"]?.name).toBe("Lampe");
  expect(load(files, "de_AT.UTF-8").registries.items["mymod:lamp"]?.name).toBe("Lampn");
});

test("options and replies are translated by position, an empty text keeps the original", () => {
  const { registries } = load({
    "locale/de.toml": '[npcs.porter]\noptions = ["Hallo.", ""]\nreplies = ["", "Bis bald."]',
  });
  expect(registries.npcs["mymod:porter"]?.options).toMatchObject([
    { text: "Hallo.", reply: "Hello." },
    { text: "Bye.", reply: "Bis bald." },
  ]);
});

test("a later mod translates an earlier one by qualified keys", () => {
  const { registries } = loadWithCore(
    { mymod: { "a.toml": lamp }, german: { "locale/de.toml": '[items."mymod:lamp"]\nname = "Lampe"' } },
    { lang: "de" },
  );
  expect(registries.items["mymod:lamp"]?.name).toBe("Lampe");
});

test("a translation made before an entry was overridden does not apply to what replaces it", () => {
  const override = '[[items]]\nid = "torch"\noverrides = "mymod:lamp"\nname = "Torch"\nslot = "core:hand"';
  const { registries } = loadWithCore(
    { mymod: { "a.toml": lamp, "locale/de.toml": '[items.lamp]\nname = "Lampe"' }, other: { "a.toml": override } },
    { lang: "de" },
  );
  expect(registries.items["mymod:lamp"]?.name).toBe("Torch");
});

test("a translation can say nothing but texts, and the rest of it is used", () => {
  const { registries, diagnostics } = load({
    "locale/de.toml": '[items.lamp]\nbase_price = 3\nname = "Lampe"\n\n[items.gone]\nname = "Weg"',
  });
  expect(registries.items["mymod:lamp"]).toMatchObject({ name: "Lampe", base_price: 0 });
  expect(diagnostics.filter(({ mod }) => mod === "mymod").map(({ code, line }) => [code, line])).toEqual([
    ["locale_unknown_field", 2],
    ["locale_unknown_entry", 5],
  ]);
});

test("a mod that is written in the language needs no translation into it", () => {
  const manifest = 'id = "mymod"\nname = "M"\nversion = "1.0.0"\nlanguage = "de"\n';
  const missing = (lang: string) =>
    load({ "manifest.toml": manifest }, lang)
      .inspection.untranslated()
      .filter(({ mod }) => mod === "mymod");
  expect(missing("de_AT")).toEqual([]);
  expect(missing("fr")).not.toEqual([]);
});

test("what has no translation is listed", () => {
  const { inspection } = load({
    "locale/de.toml": '[items.lamp]\nname = "Lampe"\n\n[npcs.porter]\noptions = ["Hallo."]',
  });
  const own = inspection.untranslated().filter(({ mod }) => mod === "mymod");
  expect(own.map(({ id, field }) => `${id} ${field}`)).toEqual([
    "mymod:lamp description",
    "mymod:porter name",
    "mymod:porter greeting",
    "mymod:porter replies[0]",
    "mymod:porter options[1]",
    "mymod:porter replies[1]",
  ]);
});
