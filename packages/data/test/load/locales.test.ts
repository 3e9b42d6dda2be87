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

test("names of phases are translated by position", () => {
  const queen =
    '[[creatures]]\nid = "queen"\nname = "Queen"\nai = [{ ability = "core:attack" }]\nphases = [{ below = 0.5, name = "Angry" }, { below = 0.2 }]\n';
  const { registries, diagnostics } = load({
    "b.toml": queen,
    "locale/de.toml": '[creatures.queen]\nphases = ["Wütend", "", "Zu viel"]',
  });
  expect(registries.creatures["mymod:queen"]?.phases).toMatchObject([{ name: "Wütend" }, { below: 0.2 }]);
  expect(diagnostics.filter(({ mod }) => mod === "mymod")).toMatchObject([
    { code: "locale_bad_text", message: expect.stringContaining("there is no such phase") },
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
    "mymod:lamp the",
    "mymod:porter name",
    "mymod:porter greeting",
    "mymod:porter replies[0]",
    "mymod:porter options[1]",
    "mymod:porter replies[1]",
  ]);
});

const warden =
  '[[creatures]]\nid = "warden"\nname = "Wardens"\nthe = "the wardens"\nplural = true\nforms = { dat = "x" }\n';

test("a translated name takes nothing over from the grammar of the old one", () => {
  const german = '[creatures.warden]\nthe = "der Wächter"\nforms = { acc = "den Wächter" }\nname = "Wächter"';
  const files = { "b.toml": warden, "locale/de.toml": german };
  const creature = load(files).registries.creatures["mymod:warden"];
  expect(creature).toMatchObject({ name: "Wächter", the: "der Wächter", forms: { acc: "den Wächter" } });
  expect(creature).not.toHaveProperty("plural");
  expect(load(files, "en").registries.creatures["mymod:warden"]).toMatchObject({ name: "Wardens", plural: true });
});

test("grammar in another language than that of the game is left out, and the bare name stays", () => {
  const creature = load({ "b.toml": warden }).registries.creatures["mymod:warden"];
  expect(creature?.name).toBe("Wardens");
  for (const field of ["the", "plural", "forms"]) expect(creature).not.toHaveProperty(field);
});

test("affixes, states and tags have words of their own", () => {
  const english = `
[[affixes]]
id = "keen"
name = "Keen"
[[modifiers]]
id = "dizzy"
name = "Dizzy"
noun = "the dizziness"
[[tags]]
id = "ghost"
against = "against ghosts"
`;
  const german = `
[affixes.keen]
name = "Scharf"
stem = "scharf"
[modifiers.dizzy]
name = "Schwindlig"
noun = "der Schwindel"
[tags.ghost]
against = "gegen Geister"
of = "Geister"
`;
  const { registries, diagnostics } = load({ "b.toml": english, "locale/de.toml": german });
  expect(registries.affixes["mymod:keen"]?.stem).toBe("scharf");
  expect(registries.modifiers["mymod:dizzy"]?.noun).toBe("der Schwindel");
  expect(registries.tags["mymod:ghost"]).toMatchObject({ against: "gegen Geister", of: "Geister" });
  expect(diagnostics.filter(({ mod, severity }) => mod === "mymod" && severity !== "notice")).toEqual([]);
});

test("forms and flags of a translation must be what they are", () => {
  const german = '[items.lamp]\nplural = "yes"\nforms = { gen = "der Lampe" }\nthe = "die Lampe"';
  const { registries, diagnostics } = load({ "locale/de.toml": german });
  expect(registries.items["mymod:lamp"]).toMatchObject({ the: "die Lampe" });
  expect(diagnostics.filter(({ mod }) => mod === "mymod").map(({ code, line }) => [code, line])).toEqual([
    ["locale_bad_text", 2],
    ["locale_bad_text", 3],
  ]);
});

test.each([
  ["en", "der Wächter", "foreign_article"],
  ["en", "a warden", "foreign_article"],
  ["en", "the warden", undefined],
  ["en", "Old Grinner", undefined],
  ["de", "der Wächter", undefined],
  ["de", "den Wächter", "foreign_article"],
  ["de", "the warden", "foreign_article"],
  ["fr", "le gardien", undefined],
])("in a mod written in %s, the name %s is found fault with: %s", (language, the, code) => {
  const manifest = `id = "mymod"\nname = "M"\nversion = "1.0.0"\nlanguage = "${language}"\n`;
  const quoted = `[[abilities]]\nid = "warding"\nname = "X"\nthe = "${the}"\n`;
  const { diagnostics } = load({ "manifest.toml": manifest, "b.toml": quoted }, language);
  expect(diagnostics.find(({ mod, severity }) => mod === "mymod" && severity !== "notice")?.code).toBe(code);
});
