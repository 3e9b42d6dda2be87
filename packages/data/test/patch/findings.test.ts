import { expect, test } from "vitest";
import type { LoadResult } from "../../src/load-result.js";
import { loadToml, loadWithCore } from "../support/load-texts.js";

/** The findings about mods other than the core: severity, code, and what stands at their place. */
function told({ diagnostics }: LoadResult, texts: Readonly<Record<string, string>>): string[] {
  return diagnostics
    .filter(({ mod }) => mod !== "core")
    .map(({ severity, code, mod, line, column }) => {
      const text = texts[mod]?.split("\n")[line - 1]?.slice(column - 1) ?? "";
      return `${severity} ${code} at ${/^[^ =,}\]]*/.exec(text)?.[0]}`;
    });
}

function tellsOf(text: string): string[] {
  return told(loadToml(text), { mymod: text });
}

const rat = '[[patch.creatures]]\ntarget = "core:rat"\n';

test.each([
  ["a field that does not exist", `${rat}set = { exp_rewrd = 5 }`, "error unknown_field at exp_rewrd"],
  [
    "a field of no form",
    `${rat}change = { ai = [{ where = {}, set = { abilty = "x" } }] }`,
    "error unknown_field at abilty",
  ],
  ["a number that is none", `${rat}multiply = { exp_reward = "2" }`, 'error wrong_type at "2"'],
  ["what is not finite", `${rat}multiply = { exp_reward = inf }`, "error wrong_type at inf"],
  ["multiplying a text", `${rat}multiply = { name = 2 }`, "error patch_misfit at name"],
  ["adding to a list by add", `${rat}add = { tags = 1 }`, "error patch_misfit at tags"],
  ["appending to a number", `${rat}append = { exp_reward = [1] }`, "error patch_misfit at exp_reward"],
  ["appending no list", `${rat}append = { tags = "core:undead" }`, 'error wrong_type at "core:undead"'],
  ["changing a list of ids", `${rat}change = { tags = [{ where = {}, set = {} }] }`, "error patch_misfit at tags"],
  [
    "a change without where",
    `${rat}change = { ai = [{ set = { ability = "core:attack" } }] }`,
    "error missing_field at {",
  ],
  ["the id", `${rat}set = { id = "mouse" }`, "error patch_misfit at id"],
  ["what it overrides", `${rat}set = { overrides = "core:skeleton" }`, "error patch_misfit at overrides"],
  ["a layout", '[[patch.prefabs]]\nwhere = {}\nset = { layout = "+" }', "error patch_misfit at layout"],
  ["no operation", '[[patch.creatures]]\ntarget = "core:rat"', "error patch_without_operation at patch.creatures"],
  ["no target", "[[patch.creatures]]\nset = { exp_reward = 1 }", "error one_of_several at patch.creatures"],
  ["two targets", `${rat}where = {}\nset = { exp_reward = 1 }`, "error one_of_several at patch.creatures"],
  ["a misspelt operation", `${rat}sett = { exp_reward = 1 }`, "error unknown_field at sett"],
  ["a misspelt table", "[[patch.creature]]\nwhere = {}", "warning unknown_table at patch.creature"],
  ["no list of patches", '[patch.creatures]\ntarget = "core:rat"', "error not_a_list at patch.creatures"],
  [
    "a target that does not exist",
    '[[patch.creatures]]\ntarget = "rat"\nadd = { exp_reward = 1 }',
    'error patch_target_missing at "rat"',
  ],
  [
    "where without anything",
    '[[patch.creatures]]\nwhere = { name = "Nobody" }\nadd = { exp_reward = 1 }',
    "warning patch_matches_nothing at where",
  ],
  [
    "no such element to be removed",
    `${rat}remove = { tags = ["core:undead"] }`,
    'warning patch_matches_nothing at "core:undead"',
  ],
  [
    "no such element to be changed",
    `${rat}change = { ai = [{ where = { ability = "core:flee" }, set = { ability = "core:attack" } }] }`,
    "warning patch_matches_nothing at {",
  ],
])("%s is told where it stands", (_, text, expected) => {
  expect(tellsOf(text)).toEqual([expected]);
});

test.each([
  ["set", `${rat}set = { exp_reward = -1 }`, "out_of_range at -1"],
  ["multiplied", `${rat}multiply = { exp_reward = -1 }`, "out_of_range at -1"],
  ["added", `${rat}add = { base = { max_health = 1e6 } }`, "out_of_range at 1e6"],
  ["of the wrong kind", `${rat}set = { name = 3 }`, "wrong_type at 3"],
  ["of a list", `${rat}set = { ai = [{ ability = "core:attack", priority = 3 }] }`, "unknown_field at priority"],
  ["appended", `${rat}append = { ai = [{ condition = [{ check = "has_tagg" }] }] }`, 'unknown_value at "has_tagg"'],
  [
    "of another form",
    `${rat}change = { triggers = [{ where = {}, set = { on = "floor_entered", when = { item = "x" } } }] }`,
    "foreign_filter at item",
  ],
])("a value that is not possible when %s costs the patch, at its field", (_, text, expected) => {
  const loaded = loadToml(text);
  expect(told(loaded, { mymod: text })).toContain(`error ${expected}`);
  expect(loaded.registries.creatures["core:rat"]).toEqual(loadToml("").registries.creatures["core:rat"]);
});

test("of several patches only the one that does not pass is dropped", () => {
  const text = `${rat}add = { exp_reward = 1 }\n\n${rat}multiply = { exp_reward = -1 }\n\n${rat}multiply = { exp_reward = 2 }`;
  const { registries } = loadToml(text);
  expect(registries.creatures["core:rat"]?.exp_reward).toBe(10);
});

test("values are looked at even where the patch meets no entry", () => {
  const text =
    '[[patch.creatures]]\ntarget = "core:rat"\nif_mods = ["gone"]\nset = { exp_reward = -1 }\nappend = { ai = [{}] }';
  expect(tellsOf(text)).toEqual(["error out_of_range at -1", "error missing_field at {"]);
});

test("optional makes what is missing a notice", () => {
  const text = '[[patch.creatures]]\ntargets = ["core:rat", "core:mouse"]\noptional = true\nadd = { exp_reward = 1 }';
  const loaded = loadToml(text);
  expect(told(loaded, { mymod: text })).toEqual(['notice patch_target_missing at "core:mouse"']);
  expect(loaded.registries.creatures["core:rat"]?.exp_reward).toBe(5);
});

test("of an entry that overrides another one, the id by which it goes is suggested", () => {
  const { diagnostics } = loadWithCore({
    one: { "a.toml": '[[items]]\nid = "blade"\noverrides = "core:iron_sword"\nname = "Blade"' },
    two: { "a.toml": '[[patch.items]]\ntarget = "one:blade"\nset = { base_price = 1 }' },
  });
  const found = diagnostics.find(({ code }) => code === "patch_target_missing");
  expect(found?.hint).toContain("core:iron_sword");
});

test("nothing is told of a patch of an entry that is broken: that has been told", () => {
  const text = '[[items]]\nid = "lamp"\nnam = "Lamp"\n\n[[patch.items]]\ntarget = "lamp"\nset = { base_price = 1 }';
  expect(tellsOf(text)).toEqual(["error missing_field at items", "error unknown_field at nam"]);
});

test("an element with a reference to nothing falls, and is told in the patch", () => {
  const text = '[[patch.loot_tables]]\nwhere = {}\nappend = { entries = [{ item = "lost" }, { item = "core:gold" }] }';
  const loaded = loadToml(text);
  expect(new Set(told(loaded, { mymod: text }))).toEqual(new Set(['error unknown_reference at "lost"']));
  for (const { entries } of Object.values(loaded.registries.loot_tables)) {
    expect(entries.at(-1)).toMatchObject({ item: "core:gold" });
  }
});

test.each([
  ["the entry", `${rat}set = { loot = "lost", exp_reward = 9 }`],
  [
    "an element that was there before",
    `${rat}change = { triggers = [{ where = {}, set = { actions = [] }, append = { condition = [{ check = "has_item", item = "lost" }] } }] }`,
  ],
])("a reference to nothing that would cost %s costs the patch", (_, text) => {
  const loaded = loadToml(`${text}\n\n${rat}set = { symbol = "R" }`);
  expect(told(loaded, { mymod: text })).toEqual(['error unknown_reference at "lost"']);
  const before = loadToml("").registries.creatures["core:rat"];
  expect(loaded.registries.creatures["core:rat"]).toEqual({ ...before, symbol: "R" });
});

test("a floor that cannot be made any more takes the patch back", () => {
  const text =
    '[[patch.floors]]\ntarget = "core:floor_1"\nset = { size = [10, 10] }\n\n[[patch.floors]]\ntarget = "core:floor_1"\nset = { loops = 3 }';
  const loaded = loadToml(text);
  const [first] = Object.values(loaded.registries.floors).filter(({ number }) => number === 1);
  expect(first).toMatchObject({ loops: 3 });
  expect(first?.size).not.toEqual([10, 10]);
  expect(new Set(told(loaded, { mymod: text }))).toEqual(new Set(["error required_too_big at size"]));
});

test("checks of what was patched are told in the patch", () => {
  const text = `${rat}append = { ai = [{ ability = "core:bone_throw" }] }`;
  expect(tellsOf(text)).toEqual(['warning ai_not_granted at "core:bone_throw"']);
});

test("what a patch takes away is no longer used", () => {
  const text = `[[loot_tables]]
id = "purse"

[[creatures]]
id = "thug"
name = "Thug"
loot = "purse"
ai = [{ ability = "core:attack" }]

[[patch.creatures]]
target = "thug"
set = { loot = "core:none_such" }
`;
  expect(tellsOf(text)).toEqual(['error unknown_reference at "core:none_such"']);
  const other = Object.keys(loadToml("").registries.loot_tables)[0];
  expect(tellsOf(text.replace("core:none_such", String(other)))).toEqual(['notice table_never_drawn at "purse"']);
});

test("a mod that consists of patches is not empty, even if none is carried out", () => {
  expect(tellsOf('[[patch.items]]\ntarget = "gone:lamp"\nif_mods = ["gone"]\nset = { base_price = 1 }')).toEqual([]);
});
