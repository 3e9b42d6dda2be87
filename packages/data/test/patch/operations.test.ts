import { DEFAULT_ATTRIBUTES } from "@rustkeep/engine";
import { expect, test } from "vitest";
import { loadToml, loadWithCore } from "../support/load-texts.js";

const goblin = `
[[creatures]]
id = "goblin"
name = "Goblin"
tags = ["core:beast", "small"]
base = { max_health = 10, damage = 5 }
abilities = ["core:rat_bite"]
ai = [{ ability = "core:rat_bite", condition = [{ check = "health_below", value = 0.5 }] }, { ability = "core:attack" }]
exp_reward = 5
`;

const chest = `
[[loot_tables]]
id = "chest"
entries = [{ item = "core:gold", weight = 5, count = "1-3" }, { item = "core:iron_sword" }, { nothing = true }]
`;

/** The goblin after patches of the same mod. */
function patched(patches: string) {
  const { registries, diagnostics } = loadToml(goblin + patches);
  const own = diagnostics.filter(({ mod, severity }) => mod === "mymod" && severity !== "notice");
  expect(own).toEqual([]);
  return registries.creatures["mymod:goblin"];
}

function entries(patches: string) {
  const { registries, diagnostics } = loadToml(chest + patches);
  expect(diagnostics.filter(({ mod, severity }) => mod === "mymod" && severity !== "notice")).toEqual([]);
  return registries.loot_tables["mymod:chest"]?.entries;
}

test("set replaces values, and merges tables field by field", () => {
  const creature = patched(`
[[patch.creatures]]
target = "goblin"
set = { color = "gray", tags = ["core:undead"], base = { damage = 7 } }
`);
  expect(creature).toMatchObject({ color: "gray", tags: ["core:undead"], base: { max_health: 10, damage: 7 } });
  expect(creature?.exp_reward).toBe(5);
});

test("multiply and add count in this order, whatever order they are written in", () => {
  const creature = patched(`
[[patch.creatures]]
target = "goblin"
add = { base = { damage = 1 } }
multiply = { base = { damage = 2 } }
`);
  expect(creature?.base.damage).toBe(11);
});

test.each([
  [5, 1.5, 8],
  [5, 1.1, 6],
  [5, 0.29, 1],
  [3, 0.5, 2],
])("whole numbers are rounded to the nearest, halves away from zero: %d × %d is %d", (reward, factor, expected) => {
  const creature = patched(`
[[patch.creatures]]
target = "goblin"
set = { exp_reward = ${reward} }
multiply = { exp_reward = ${factor} }
`);
  expect(creature?.exp_reward).toBe(expected);
});

test("what is half as it is written is rounded up, even if it is a little less in binary", () => {
  const creature = patched(`
[[patch.creatures]]
target = "goblin"
set = { exp_reward = 100 }
multiply = { exp_reward = 1.005 }
`);
  expect(creature?.exp_reward).toBe(101);
});

test("numbers that need not be whole are not rounded", () => {
  const creature = patched('[[patch.creatures]]\ntarget = "goblin"\nmultiply = { base = { damage = 1.5 } }');
  expect(creature?.base.damage).toBe(7.5);
});

test("an attribute that is not written counts as that of a fresh creature", () => {
  const creature = patched('[[patch.creatures]]\ntarget = "goblin"\nadd = { base = { dexterity = 2 } }');
  expect(creature?.base.dexterity).toBe(DEFAULT_ATTRIBUTES.dexterity + 2);
});

test("change finds elements by what they hold, defaults included, and sets, multiplies and adds", () => {
  const changed = entries(`
[[patch.loot_tables]]
target = "chest"
change = { entries = [
  { where = { item = "core:gold" }, set = { count = "2-4" }, multiply = { weight = 2 }, add = { weight = 1 } },
  { where = { weight = 1 }, set = { weight = 3 } },
] }
`);
  expect(changed).toMatchObject([
    { item: "core:gold", weight: 11, count: "2-4" },
    { item: "core:iron_sword", weight: 3 },
    { nothing: true, weight: 3 },
  ]);
});

test("change reaches lists within elements", () => {
  const creature = patched(`
[[patch.creatures]]
target = "goblin"
change = { ai = [{ where = { ability = "core:rat_bite" }, change = { condition = [
  { where = { check = "health_below" }, set = { value = 0.75 } },
] } }] }
`);
  expect(creature?.ai[0]?.condition).toMatchObject([{ check: "health_below", value: 0.75 }]);
});

test("remove takes out what holds all the given values", () => {
  const removed = entries(`
[[patch.loot_tables]]
target = "chest"
remove = { entries = [{ item = "core:gold", weight = 5 }, { nothing = true }] }
`);
  expect(removed).toMatchObject([{ item: "core:iron_sword" }]);
});

test("remove, prepend and append count in this order, and bare ids are the patching mod's", () => {
  const creature = patched(`
[[patch.creatures]]
target = "goblin"
append = { tags = ["small"] }
prepend = { tags = ["sly"] }
remove = { tags = ["small"] }
`);
  expect(creature?.tags).toEqual(["mymod:sly", "core:beast", "mymod:small"]);
});

test("appended elements get their defaults", () => {
  const added = entries(
    '[[patch.loot_tables]]\ntarget = "chest"\nappend = { entries = [{ item = "core:health_potion" }] }',
  );
  expect(added?.at(-1)).toEqual(expect.objectContaining({ item: "core:health_potion", weight: 1, count: "1" }));
});

test("where chooses every entry that holds the values, lists by what they contain", () => {
  const { registries } = loadToml(`${goblin}
[[patch.creatures]]
where = { tags = ["core:beast"] }
set = { description = "A beast." }

[[patch.creatures]]
where = { tags = ["core:beast", "small"], base = { damage = 5 } }
set = { symbol = "g" }
`);
  const described = Object.values(registries.creatures).filter(({ description }) => description === "A beast.");
  expect(described.map(({ id }) => id)).toEqual(expect.arrayContaining(["core:rat", "mymod:goblin"]));
  expect(described.every(({ tags }) => tags.includes("core:beast"))).toBe(true);
  expect(Object.values(registries.creatures).filter(({ symbol }) => symbol === "g")).toHaveLength(1);
});

test("where may ask for the elements of lists, and for an id", () => {
  const { registries } = loadToml(`${goblin}
[[patch.creatures]]
where = { id = "goblin", ai = [{ ability = "core:attack" }] }
set = { symbol = "g" }
`);
  expect(registries.creatures["mymod:goblin"]?.symbol).toBe("g");
});

test("targets names several", () => {
  const { registries } = loadToml(
    '[[patch.creatures]]\ntargets = ["core:rat", "core:skeleton"]\nset = { symbol = "x" }',
  );
  expect([registries.creatures["core:rat"]?.symbol, registries.creatures["core:skeleton"]?.symbol]).toEqual(["x", "x"]);
});

test("patches come in load order, after all overrides, those of later mods too", () => {
  const { registries } = loadWithCore({
    one: { "a.toml": '[[patch.creatures]]\ntarget = "core:rat"\nadd = { exp_reward = 1 }' },
    two: {
      "a.toml":
        '[[creatures]]\nid = "big_rat"\noverrides = "core:rat"\nname = "Big rat"\nexp_reward = 10\nai = [{ ability = "core:attack" }]',
      "b.toml": '[[patch.creatures]]\ntarget = "core:rat"\nmultiply = { exp_reward = 3 }',
    },
  });
  expect(registries.creatures["core:rat"]).toMatchObject({ name: "Big rat", exp_reward: 33 });
});

test("within a mod they come by file and place", () => {
  const { registries } = loadWithCore({
    one: {
      "b.toml": '[[patch.creatures]]\ntarget = "core:rat"\nmultiply = { exp_reward = 2 }',
      "a.toml":
        '[[patch.creatures]]\ntarget = "core:rat"\nset = { exp_reward = 1 }\n[[patch.creatures]]\nwhere = { id = "core:rat" }\nadd = { exp_reward = 1 }',
    },
  });
  expect(registries.creatures["core:rat"]?.exp_reward).toBe(4);
});

test("if_mods and unless_mods ask which mods are loaded, wherever they stand in the order", () => {
  const patch = (condition: string, reward: number) =>
    `[[patch.creatures]]\ntarget = "core:rat"\n${condition}\nadd = { exp_reward = ${reward} }\n`;
  const text = [
    patch('if_mods = ["two"]', 10),
    patch('if_mods = ["two", "gone"]', 100),
    patch('unless_mods = ["two"]', 1000),
    patch('unless_mods = ["gone"]', 10000),
  ].join("\n");
  const { registries, diagnostics } = loadWithCore({ one: { "a.toml": text }, two: {} });
  expect(registries.creatures["core:rat"]?.exp_reward).toBe(10014);
  expect(diagnostics.filter(({ mod }) => mod === "one")).toEqual([]);
});

test("a patch of an override that falls is carried out on what comes back", () => {
  const { registries } = loadWithCore({
    one: { "a.toml": '[[items]]\nid = "blade"\noverrides = "core:iron_sword"\nname = "Blade"\nslot = "lost"' },
    two: { "a.toml": '[[patch.items]]\ntarget = "core:iron_sword"\nset = { base_price = 77 }' },
  });
  expect(registries.items["core:iron_sword"]).toMatchObject({ name: "Eisenschwert", base_price: 77 });
});

test("every registry can be patched", () => {
  const registries = ["items", "slots", "categories", "options", "abilities", "affixes", "quests", "creatures"];
  for (const registry of [...registries, "modifiers", "npcs"]) {
    const { diagnostics } = loadToml(`[[patch.${registry}]]\nwhere = {}\nset = { name = "Same" }`);
    expect(diagnostics.filter(({ mod, severity }) => mod === "mymod" && severity === "error")).toEqual([]);
  }
});

test("nothing of what stands in a patch becomes part of a prototype", () => {
  const { diagnostics } = loadToml('[[patch.items]]\ntarget = "core:iron_sword"\nset = { __proto__ = { slot = "x" } }');
  expect(diagnostics.filter(({ mod }) => mod === "mymod").map(({ code }) => code)).toEqual(["unknown_field"]);
  expect(Object.prototype).not.toHaveProperty("slot");
});
