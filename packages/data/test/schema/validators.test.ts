import { emptyRegistries, REGISTRY_NAMES } from "@rustkeep/engine";
import { describe, expect, test } from "vitest";
import { definitions } from "../../src/json-schema.js";
import { loadMods } from "../../src/load-mods.js";
import { buildEntry } from "../../src/read/build.js";
import { startBalance } from "../../src/read/read-balance.js";
import { entryValidators } from "../../src/read/validators.js";
import { patterns, registryShapes } from "../../src/schema/shapes.js";
import { referenceCoreDir } from "../support/load-texts.js";

const { registries } = loadMods({ paths: [referenceCoreDir] });

test("the schemas know the registries that the engine knows", () => {
  expect(Object.keys(registryShapes).sort()).toEqual([...REGISTRY_NAMES].sort());
});

test("the defaults of the balance are those of the engine", () => {
  expect(startBalance().values).toEqual(emptyRegistries().balance);
});

describe.each(REGISTRY_NAMES)("%s", (registry) => {
  test("what is loaded is complete: building it again changes nothing, and it is valid", () => {
    for (const [id, entry] of Object.entries(registries[registry])) {
      const { value, findings } = buildEntry(entry, registryShapes[registry], "other");
      expect({ id, findings, value }).toEqual({ id, findings: [], value: entry });
      expect(entryValidators[registry](entry)).toBe(true);
    }
  });

  test("every field of the schema that the author must write has no default", () => {
    const schema = definitions[registryShapes[registry]];
    for (const [name, property] of Object.entries(schema?.properties ?? {})) {
      if (property.default !== undefined) expect(schema?.required).toContain(name);
    }
  });
});

test("lists that nobody wrote are shared and cannot be changed, written ones are an entry's own", () => {
  const { "core:gold": gold, "core:iron_sword": iron } = registries.items;
  expect(gold?.triggers).toBe(iron?.triggers);
  expect(Object.isFrozen(gold?.triggers)).toBe(true);
  expect(Object.isFrozen(iron?.modifiers)).toBe(false);
});

test("a symbol is one printable character of single width", () => {
  const glyph = new RegExp(patterns.Glyph ?? "", "u");
  for (const symbol of ["@", "#", "ä", "ß", "·", "☠", "█", "░", "†", "Ω", "Ж", "…"]) expect(symbol).toMatch(glyph);
  const refused = [
    "",
    "ab",
    " ",
    "\t",
    "\u00a0",
    "\u00ad",
    "\u200b",
    "\u200d",
    "\u200e",
    "\u2028",
    "\u2029",
    "\u202e",
    "\u0301",
    "漢",
    "ｗ",
    "⚡",
    "⌚",
    "😀",
    "\ud83d",
    "\ue000",
  ];
  for (const symbol of refused) expect(symbol).not.toMatch(glyph);
});
