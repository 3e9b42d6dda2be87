import { emptyRegistries, REGISTRY_NAMES } from "@rustkeep/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { definitions } from "../../src/json-schema.js";
import { loadMods } from "../../src/load-mods.js";
import { buildEntry, flawsIn } from "../../src/read/build.js";
import { buildContext } from "../../src/read/build-parts.js";
import { startBalance } from "../../src/read/read-balance.js";
import { entryValidators } from "../../src/read/validators.js";
import { patterns, registryShapes } from "../../src/schema/shapes.js";
import { referenceCoreDir } from "../support/load-texts.js";

// What may stand anywhere in a file.
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    "x",
    "Bad Id",
    "core:x",
    "7-3",
    "1-2",
    "\u0007",
    "red",
    -1,
    0,
    0.5,
    2e6,
    Number.NaN,
    5n,
    true,
    new Date(0),
  ),
  fc.constantFrom<unknown>([], {}, [{}], [[]], [1], { check: "floor" }, { action: "damage" }),
);

// An entry with something in it replaced, or something added to it.
function spoil(entry: unknown, steps: readonly number[], value: unknown): unknown {
  const [step = 0, ...rest] = steps;
  if (entry === null || typeof entry !== "object" || entry instanceof Date || steps.length === 0) return value;
  const copy: Record<string, unknown> = Array.isArray(entry) ? ([...entry] as never) : { ...entry };
  const keys = [...Object.keys(copy), Array.isArray(entry) ? String(entry.length) : "strange"];
  const key = keys[step % keys.length] ?? "";
  copy[key] = spoil(copy[key], rest, value);
  return copy;
}

function spoilt(entries: readonly unknown[]): fc.Arbitrary<unknown> {
  const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 });
  return fc.tuple(fc.constantFrom(...entries, {}), steps, junk).map(([entry, way, value]) => spoil(entry, way, value));
}

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
      const context = buildContext("other");
      const value = buildEntry(entry, registryShapes[registry], context);
      expect({ id, sound: context.sound, value }).toEqual({ id, sound: true, value: entry });
      expect(entryValidators[registry](entry)).toBe(true);
    }
  });

  test("an entry is sound exactly if nothing is wrong with it", () => {
    const shape = registryShapes[registry];
    fc.assert(
      fc.property(spoilt(Object.values(registries[registry])), (entry) => {
        const context = buildContext("other");
        const value = buildEntry(entry, shape, context);
        const valid = entryValidators[registry](value);
        const flawed = flawsIn(entry, shape).length > 0;
        expect(context.sound).toBe(valid && !flawed);
        if (valid) expect(context.flawed).toBe(flawed);
      }),
      { numRuns: 1_000 },
    );
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
