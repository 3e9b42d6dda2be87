import { expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { loadFromSources } from "../../src/load-from-sources.js";
import { loadWithCore, modSource, referenceCore } from "../support/load-texts.js";

function contested(diagnostics: readonly Diagnostic[], code = "contested_field"): Diagnostic[] {
  return diagnostics.filter((one) => one.code === code);
}

const rat = (operation: string) => `[[patch.creatures]]\ntarget = "core:rat"\n${operation}\n`;

function load(one: string, two: string, depends = "") {
  const manifest = (id: string, needs: string) => `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\n${needs}`;
  return loadFromSources([
    referenceCore(),
    modSource("one", { "manifest.toml": manifest("one", ""), "a.toml": one }),
    modSource("two", { "manifest.toml": manifest("two", depends), "a.toml": two }),
  ]);
}

test("two mods that set a field to different values are told at the one that loses, with both places", () => {
  const { diagnostics, registries } = load(rat("set = { exp_reward = 6 }"), rat("set = { exp_reward = 9 }"));
  expect(registries.creatures["core:rat"]?.exp_reward).toBe(9);
  expect(contested(diagnostics)).toMatchObject([
    {
      severity: "warning",
      mod: "one",
      file: "a.toml",
      line: 3,
      column: 22,
      entry: "core:rat",
      field: "set.exp_reward",
    },
  ]);
  expect(contested(diagnostics)[0]?.message).toContain("two/a.toml:3:22");
});

test.each([
  ["the same value", "set = { exp_reward = 6 }", "set = { exp_reward = 6 }"],
  ["different fields", "set = { exp_reward = 6 }", 'set = { symbol = "R" }'],
  ["different fields of a table", "set = { base = { damage = 1 } }", "set = { base = { max_health = 9 } }"],
  ["multiplying and adding", "multiply = { exp_reward = 2 }", "add = { exp_reward = 2 }"],
  ["appending", 'append = { tags = ["core:undead"] }', 'append = { tags = ["core:boss"] }'],
])("%s is no conflict", (_, one, two) => {
  expect(contested(load(rat(one), rat(two)).diagnostics)).toEqual([]);
});

test("one mod may set a field twice", () => {
  const { diagnostics } = load(rat("set = { exp_reward = 6 }") + rat("set = { exp_reward = 7 }"), "");
  expect(contested(diagnostics)).toEqual([]);
});

test("what another mod multiplies in between does not hide a conflict", () => {
  const { diagnostics } = loadWithCore({
    one: { "a.toml": rat("set = { exp_reward = 6 }") },
    two: { "a.toml": rat("multiply = { exp_reward = 2 }") },
    three: { "a.toml": rat("set = { exp_reward = 9 }") },
  });
  expect(contested(diagnostics).map(({ mod }) => mod)).toEqual(["one"]);
});

test("a list that is set as a whole takes the place of what another mod has set in it", () => {
  const change = 'change = { ai = [{ where = {}, set = { ability = "core:attack" } }] }';
  const { diagnostics } = load(rat(change), rat('set = { ai = [{ ability = "core:rat_bite" }] }'));
  expect(contested(diagnostics)).toMatchObject([{ mod: "one", field: "change.ai[0].set.ability" }]);
});

test("patches of many entries are told once", () => {
  const all = (symbol: string) => `[[patch.creatures]]\nwhere = {}\nset = { symbol = "${symbol}" }`;
  const { diagnostics, registries } = load(all("a"), all("b"));
  expect(contested(diagnostics)).toHaveLength(1);
  expect(contested(diagnostics)[0]?.message).toContain(`for ${Object.keys(registries.creatures).length - 1} more`);
});

test("a mod that depends on the other one settles the matter", () => {
  const { diagnostics } = load(rat("set = { exp_reward = 6 }"), rat("set = { exp_reward = 9 }"), 'depends = ["one"]');
  expect(contested(diagnostics)).toMatchObject([{ severity: "notice", mod: "one" }]);
});

test("a patch that was dropped takes part in no conflict", () => {
  const { diagnostics } = load(rat('set = { loot = "lost", exp_reward = 6 }'), rat("set = { exp_reward = 9 }"));
  expect(contested(diagnostics)).toEqual([]);
});

test("two mods with different values for a knob of the rules are told, but not what the base game says", () => {
  const { diagnostics } = load("[balance]\nsell_ratio = 0.5\nflee = 0.1", "[balance]\nsell_ratio = 0.6\nflee = 0.1");
  expect(contested(diagnostics)).toMatchObject([
    { severity: "warning", mod: "one", line: 2, column: 14, field: "sell_ratio" },
  ]);
  expect(contested(diagnostics)[0]?.message).toContain("two/a.toml:2:14");
});

test("two whole overrides of different mods are a warning that shows the loser how to say it as a patch", () => {
  const override = (name: string, price: number) =>
    `[[items]]\nid = "blade"\noverrides = "core:iron_sword"\nname = "${name}"\nslot = "core:hand"\nbase_price = ${price}`;
  const { diagnostics } = load(override("Eisenschwert", 77), override("Blade", 55));
  const [found] = contested(diagnostics, "contested_override");
  expect(found).toMatchObject({ severity: "warning", mod: "one", line: 3 });
  expect(found?.message).toContain("two");
  expect(found?.hint).toContain('[[patch.items]] target = "core:iron_sword" set = {');
  expect(found?.hint).toContain("base_price = 77");
});
