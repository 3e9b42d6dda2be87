import { expect, it } from "vitest";
import { loadFromSources } from "../../src/load-from-sources.js";

const manifest = { name: "manifest.toml", text: 'id = "marsh"\nname = "Marsh"\nversion = "1.0.0"\n' };
const german = { name: "locale/de.toml", text: '[items.reed]\nname = "Schilf"\n' };
const REED = '[[items]]\nid = "reed"\nname = "Reed"\nbase_price = 3\n';

/** The digest of a mod of one file, loaded in a language. */
function digestOf(text: string, lang = "en") {
  const files = [{ name: "things.toml", text }];
  return loadFromSources([{ manifest, files, locales: [german], languages: ["de"] }], { lang }).mods[0]?.digest;
}

it("the digest of a mod tells its content, not how it is written or told", () => {
  const reed = digestOf(REED);
  expect(reed).toMatch(/^[0-9a-f]{16}$/);
  expect(digestOf('# a plant\n[[items]]\nname = "Reed"\nbase_price = 3\nid = "reed"\n')).toBe(reed);
  expect(digestOf(REED, "de")).toBe(reed);
});

it.each([
  ["a value", REED.replace("3", "4")],
  ["an id", REED.replace('"reed"', '"rush"')],
  ["another entry", `${REED}[[items]]\nid = "rush"\nname = "Rush"\n`],
  ["the balance", `${REED}[balance]\nstamina_regen = 4\n`],
  ["nothing at all", ""],
])("the digest of a mod changes with %s", (_, text) => {
  expect(digestOf(text)).not.toBe(digestOf(REED));
});
