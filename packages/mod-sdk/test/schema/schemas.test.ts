import { readdirSync, readFileSync } from "node:fs";
import { coreModsDir, loadMods } from "@rustkeep/data";
import { REGISTRY_NAMES } from "@rustkeep/engine";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/index.js";
import { referencePages } from "../../src/reference/pages.js";
import { schemaFiles } from "../../src/schema/all-schemas.js";
import { exampleIds } from "../../src/schema/example-ids.js";
import { knownIds } from "../../src/schema/known-ids.js";

const folder = new URL("../../schemas/", import.meta.url);
const known = knownIds(loadMods({ paths: [coreModsDir()] }).registries);

test("the published files are those that the definitions yield", () => {
  const there = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]);
  expect(Object.fromEntries(there)).toEqual(schemaFiles({ unknownFields: "pattern" }));
});

test("the pages of the reference are those that the definitions yield", () => {
  const pages = new URL("../../../../docs/reference/", import.meta.url);
  const there = readdirSync(pages).map((name) => [name, readFileSync(new URL(name, pages), "utf8")]);
  expect(Object.fromEntries(there)).toEqual(referencePages());
});

test("there is one for each registry, a mod's file, manifest, locale and load order", () => {
  expect(Object.keys(schemas).sort()).toEqual([...REGISTRY_NAMES, "load_order", "locale", "manifest", "mod"].sort());
});

describe.each(Object.entries(schemas))("%s", (_, schema) => {
  test("has a title and a description, and describes every field", () => {
    expect(schema.title).toMatch(/^[A-Z][a-z ]+$/);
    expect(schema.description).toMatch(/\.$/);
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      expect([name, field.description]).not.toEqual([name, undefined]);
  });

  test("refers to nothing but its own definitions, and to all of them", () => {
    const text = JSON.stringify({ ...schema, definitions: undefined });
    const needed = new Set<string>();
    const waiting = [text];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      for (const [, name = ""] of part.matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)) {
        if (needed.has(name)) continue;
        needed.add(name);
        waiting.push(JSON.stringify(schema.definitions?.[name] ?? expect.fail(`${name} is not there`)));
      }
    }
    expect(Object.keys(schema.definitions ?? {}).sort()).toEqual([...needed].sort());
  });
});

test("fields tell their bounds, defaults and what they refer to", () => {
  const { base_price, slot } = schemas.items?.properties ?? {};
  expect(base_price).toMatchObject({ type: "number", minimum: 0, maximum: 1_000_000, default: 0 });
  expect(base_price?.description).toContain("0 to 1,000,000; default `0`.");
  expect(slot?.description).toContain("Ids of `slots`");
  expect(slot?.examples).toEqual(["core:hand"]);
});

test("what has a default may be left out", () => {
  expect(schemas.items?.required).toEqual(["id", "name"]);
});

test("the tag of an action has a meaning for each value", () => {
  const tag = schemas.items?.definitions?.Action?.properties?.action;
  expect(tag?.enum).toContain("give_loot");
  expect(tag?.["x-taplo"]?.docs.enumValues).toHaveLength(tag?.enum?.length ?? 0);
});

test("the ids that serve as examples exist in the base game", () => {
  for (const [registry, id] of Object.entries(exampleIds)) expect(known[registry]).toContain(id);
});
