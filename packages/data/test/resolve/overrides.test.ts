import { expect, test } from "vitest";
import { loadToml, loadWithCore } from "../support/load-texts.js";

const sword = (name: string, slot = "core:hand") =>
  `[[items]]\nid = "blade"\noverrides = "core:iron_sword"\nname = "${name}"\nslot = "${slot}"`;

test("an override replaces the whole entry under its id, and has no id of its own", () => {
  const { registries } = loadToml(sword("Blade"));
  expect(registries.items["core:iron_sword"]).toMatchObject({ id: "core:iron_sword", name: "Blade", base_price: 0 });
  expect(registries.items["mymod:blade"]).toBeUndefined();
});

test("bare references inside an override mean its own mod", () => {
  const { registries } = loadToml(`${sword("Blade", "fist")}\n\n[[slots]]\nid = "fist"\nname = "Fist"`);
  expect(registries.items["core:iron_sword"]?.slot).toBe("mymod:fist");
});

test("of two mods that override the same the later one wins, which is a warning", () => {
  const { registries, diagnostics } = loadWithCore({
    one: { "a.toml": sword("One") },
    two: { "a.toml": sword("Two") },
  });
  expect(registries.items["core:iron_sword"]?.name).toBe("Two");
  expect(diagnostics.filter(({ mod }) => mod === "one")).toMatchObject([
    { severity: "warning", code: "contested_override" },
  ]);
});

test("an override that falls gives the overridden entry back", () => {
  const { registries } = loadToml(sword("Blade", "lost"));
  expect(registries.items["core:iron_sword"]?.name).toBe("Eisenschwert");
});

test("the last of several overrides falls back to the one before", () => {
  const { registries, inspection } = loadWithCore({
    one: { "a.toml": sword("One") },
    two: { "a.toml": sword("Two", "lost") },
  });
  expect(registries.items["core:iron_sword"]?.name).toBe("One");
  const states = inspection.origins("items", "core:iron_sword").map(({ mod, state }) => [mod, state]);
  expect(states).toEqual([
    ["core", "replaced"],
    ["one", "loaded"],
    ["two", "left_out"],
  ]);
});

test("an override can mend an entry that is broken", () => {
  const { registries } = loadWithCore({
    broken: { "a.toml": '[[slots]]\nid = "tail"\nnam = "Tail"' },
    patch: { "a.toml": '[[slots]]\nid = "mended"\noverrides = "broken:tail"\nname = "Tail"' },
  });
  expect(registries.slots["broken:tail"]?.name).toBe("Tail");
});

test("the same id twice in a mod: the last one counts", () => {
  const { registries, diagnostics } = loadToml(
    '[[slots]]\nid = "a"\nname = "One"\n\n[[slots]]\nid = "a"\nname = "Two"',
  );
  expect(registries.slots["mymod:a"]?.name).toBe("Two");
  expect(diagnostics.filter(({ mod }) => mod === "mymod")).toMatchObject([
    { severity: "notice", code: "duplicate_id", line: 2 },
  ]);
});

test("every place that refers to an entry is known, by its place in the file", () => {
  const { inspection } = loadToml(
    '[[loot_tables]]\nid = "t"\nentries = [\n  { item = "lost" },\n  { item = "core:bone_blade" },\n]',
  );
  const own = inspection.references("items", "core:bone_blade").filter(({ mod }) => mod === "mymod");
  expect(own).toEqual([
    {
      mod: "mymod",
      file: "example.toml",
      line: 5,
      column: 12,
      registry: "loot_tables",
      id: "mymod:t",
      field: "entries[1].item",
    },
  ]);
});
