import type { Npc, Prefab } from "@rustkeep/engine";
import { expect, test } from "vitest";
import { codesOf, loadToml, loadWithCore } from "../support/load-texts.js";

const room = 'layout = """\n##+##\n#n.n#\n#####\n"""\n';

test("a bare reference means the mod's own namespace, a qualified one any other", () => {
  const { registries } = loadToml(
    '[[slots]]\nid = "hand"\nname = "Hand"\n\n[[items]]\nid = "a"\nname = "A"\nslot = "hand"\n\n[[items]]\nid = "b"\nname = "B"\nslot = "core:hand"',
  );
  expect(registries.items["mymod:a"]?.slot).toBe("mymod:hand");
  expect(registries.items["mymod:b"]?.slot).toBe("core:hand");
});

test("an id may be written with the mod's own namespace", () => {
  const { registries } = loadToml('[[slots]]\nid = "mymod:hand"\nname = "Hand"');
  expect(Object.keys(registries.slots)).toContain("mymod:hand");
});

test("a mod may point at what a later mod brings", () => {
  const { registries, diagnostics } = loadWithCore({
    early: { "a.toml": '[[items]]\nid = "x"\nname = "X"\nslot = "late:tail"' },
    late: { "a.toml": '[[slots]]\nid = "tail"\nname = "Tail"' },
  });
  expect(diagnostics.filter(({ mod }) => mod !== "core")).toEqual([]);
  expect(registries.items["early:x"]?.slot).toBe("late:tail");
});

test("a dangling reference in a list element costs that element only", () => {
  const { registries } = loadToml(
    '[[loot_tables]]\nid = "t"\nentries = [{ item = "core:gold" }, { item = "lost" }, { item = "core:gold", affixes = "lost" }]',
  );
  expect(registries.loot_tables["mymod:t"]?.entries.map(({ item }) => item)).toEqual(["core:gold"]);
});

test("a dangling affix costs itself, not the action that gives it", () => {
  const { registries } = loadToml(
    '[[items]]\nid = "t"\nname = "T"\nactions = [{ action = "give_item", item = "core:iron_sword", affixes = ["core:sharp", "lost"] }]',
  );
  expect(registries.items["mymod:t"]?.actions).toMatchObject([{ action: "give_item", affixes: ["core:sharp"] }]);
});

test("a dangling reference outside any list costs the entry", () => {
  const { registries } = loadToml('[[items]]\nid = "t"\nname = "T"\nslot = "lost"');
  expect(registries.items["mymod:t"]).toBeUndefined();
});

test("two dangling references cost an entry once, and what it overrides counts again", () => {
  const { registries } = loadToml(
    '[[items]]\nid = "t"\noverrides = "core:iron_sword"\nname = "T"\nslot = "lost"\ncondition = [{ check = "has_item", item = "lost" }]',
  );
  expect(registries.items["core:iron_sword"]).toMatchObject({ name: "Eisenschwert", slot: "core:hand" });
});

test("what is wrong is told before what follows from it", () => {
  const { diagnostics } = loadWithCore({
    mymod: {
      "a.toml": '[[items]]\nid = "t"\nname = "T"\nslot = "arm"\n\n[[items]]\nid = "u"\nname = "U"\nslot = "leg"',
      "b.toml": '[[slots]]\nid = "arm"\nnam = "Arm"',
    },
  });
  const told = diagnostics.filter(({ mod }) => mod === "mymod").map(({ code, file }) => `${file} ${code}`);
  expect(told).toEqual([
    "b.toml missing_field",
    "b.toml unknown_field",
    "a.toml unknown_reference",
    "a.toml lost_reference",
  ]);
});

test("a check that is lost never unlocks anything: its owner goes with it", () => {
  const { registries } = loadToml(`
[[abilities]]
id = "gated"
name = "Gated"
condition = [{ check = "has_item", item = "lost" }]

[[creatures]]
id = "imp"
name = "Imp"
ai = [
  { ability = "core:attack", condition = [{ check = "has_modifier", modifier = "lost" }] },
  { ability = "core:attack" },
]
modifiers = [
  { attribute = "luck", flat = 1, condition = [{ check = "quest", quest = "lost" }] },
  { attribute = "luck", flat = 2 },
]
triggers = [{ on = "quest_completed", when = { quest = "lost" } }, { on = "turn_started" }]
`);
  expect(registries.abilities["mymod:gated"]).toBeUndefined();
  const imp = registries.creatures["mymod:imp"];
  expect(imp?.ai).toHaveLength(1);
  expect(imp?.modifiers).toMatchObject([{ flat: 2 }]);
  expect(imp?.triggers).toMatchObject([{ on: "turn_started" }]);
});

test("dialog options keep their authored positions when one is lost, and the lost one is never on offer", () => {
  const { registries } = loadToml(`
[[npcs]]
id = "porter"
name = "Porter"
options = [
  { text = "First." },
  { text = "Second.", condition = [{ check = "has_item", item = "lost" }], actions = [{ action = "give_exp", amount = 9 }] },
  { text = "Third." },
]
`);
  const { options } = registries.npcs["mymod:porter"] as Npc;
  expect(options.map(({ text }) => text)).toEqual(["First.", "", "Third."]);
  expect(options[1]).toMatchObject({ actions: [], condition: [{ check: "enemies", below: 0, not: false }] });
});

test("a lost NPC leaves a hole, so that the next one does not move to its mark", () => {
  const { registries } = loadToml(
    `[[prefabs]]\nid = "p"\ntags = ["core:normal"]\nnpcs = ["lost", "core:blacksmith"]\n${room}`,
  );
  expect((registries.prefabs["mymod:p"] as Prefab).npcs).toEqual(["", "core:blacksmith"]);
});

test("a prefab whose own creatures are all lost is dropped, one without a list is not", () => {
  const layout = 'layout = """\n##+##\n#.e.#\n#####\n"""\ntags = ["core:normal"]\n';
  const { registries } = loadToml(
    `[[prefabs]]\nid = "a"\n${layout}creatures = [{ id = "lost" }]\n\n[[prefabs]]\nid = "b"\n${layout}\n[[prefabs]]\nid = "c"\n${layout}creatures = [{ id = "lost" }, { id = "core:rat" }]`,
  );
  expect(registries.prefabs["mymod:a"]).toBeUndefined();
  expect(registries.prefabs["mymod:b"]).toBeDefined();
  expect(registries.prefabs["mymod:c"]?.creatures).toHaveLength(1);
});

test("what falls takes along what needs it, until all that is left holds together", () => {
  const { registries, diagnostics } = loadToml(`
[[modifiers]]
id = "haze"
name = "Haze"
turns = 0

[[abilities]]
id = "smoke"
name = "Smoke"
condition = [{ check = "has_modifier", modifier = "haze" }]

[[creatures]]
id = "imp"
name = "Imp"
abilities = ["smoke"]
ai = [{ ability = "smoke" }, { ability = "core:attack" }]
`);
  expect(registries.abilities["mymod:smoke"]).toBeUndefined();
  expect(registries.creatures["mymod:imp"]).toMatchObject({ abilities: [], ai: [{ ability: "core:attack" }] });
  expect(diagnostics.filter(({ mod }) => mod === "mymod").map(({ code, line }) => [code, line])).toEqual([
    ["out_of_range", 5],
    ["lost_reference", 10],
    ["lost_reference", 15],
    ["lost_reference", 16],
  ]);
});

test("a consequence names the place of its cause", () => {
  const { diagnostics } = loadToml(
    '[[slots]]\nid = "tail"\nnam = "Tail"\n\n[[items]]\nid = "bow"\nname = "Bow"\nslot = "tail"',
  );
  const lost = diagnostics.find(({ code }) => code === "lost_reference");
  expect(lost?.hint).toContain("mymod/example.toml:1:3");
});

test("loot tables and entries around a mistake are loaded", () => {
  const result = loadToml('[[slots]]\nid = "a"\nname = "A"\n\n[[slots]]\nid = "b"\n\n[[slots]]\nid = "c"\nname = "C"');
  expect(codesOf(result)).toEqual(["missing_field"]);
  expect(Object.keys(result.registries.slots).filter((id) => id.startsWith("mymod:"))).toEqual(["mymod:a", "mymod:c"]);
});
