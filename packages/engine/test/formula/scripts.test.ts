import { expect, test } from "vitest";
import { evaluate, fitNumber, readScript } from "../../src/content/formula/index.js";
import { actor, failureOf, fight, given, refusal, sound } from "./support/run.js";
import { SHAPES } from "./support/shapes.js";
import { stageOf } from "./support/stage.js";

const read = (code: string) => readScript(code, SHAPES);

test("a script gives actions with all their fields, aimed at creatures", () => {
  const stage = fight();
  const code = `enemies().filter(e, health(e) < 0.5 * attribute(e, "max_health"))
    .map(e, {"action": "damage", "amount": 4 + 0.5 * attribute("self", "level"), "damage_type": "shock", "target": e})`;
  const [rat, , wisp] = stage.enemies();
  const jolt = { action: "damage", amount: 5.5, scale: 0, damage_type: "shock", on_hit: false };
  expect(given(read(code), stage)).toEqual([
    { ...jolt, target: rat },
    { ...jolt, target: wisp },
  ]);
});

test("fields may stand in any order, may be chosen, and are left out where they have no default", () => {
  const code = `[{"target": "target", "modifier": in_combat() ? "poison" : "core:haste", "action": "apply_modifier"}]`;
  const actions = given(read(code), fight());
  expect(actions).toEqual([{ action: "apply_modifier", modifier: "poison", target: "target", on_hit: false }]);
});

test("an item that the event carries and a list of ids are fields as well", () => {
  const code = `[{"action": "give_item", "item": event.item, "affixes": ["sharp", "core:old"]}]`;
  const { references, eventFields } = sound(read(code));
  expect(references.map(({ registry, id }) => `${registry} ${id}`)).toEqual(["affixes sharp", "affixes core:old"]);
  expect(eventFields).toEqual(["item"]);
  expect(given(read(code), fight())).toEqual([
    { action: "give_item", item: "core:key", count: 1, affixes: ["sharp", "core:old"], on_hit: false },
  ]);
});

test.each([
  ["2.9 + 0 * floor()", 2],
  ["-3 * floor()", 1],
  ["100000 * floor()", 9999],
])("a count of %s is rounded down and held within its bounds: %d", (count, held) => {
  const actions = given(read(`[{"action": "give_item", "item": "core:key", "count": ${count}}]`), fight());
  expect(actions).toMatchObject([{ count: held }]);
});

test.each([
  [0.1, 0, Math.fround(0.1)],
  [2, 0, 1],
  [-1e-60, -1, 0],
  [1e300, 0, 1],
])("the fraction %d is taken in single precision, within bounds, without −0", (value, minimum, taken) => {
  expect(fitNumber(value, { whole: false, minimum, maximum: 1 })).toBe(taken);
});

test("a script may give nothing at all", () => {
  expect(given(read('in_combat() ? [] : [{"action": "flee"}]'), fight())).toEqual([]);
  expect(given(read("[]"), fight())).toEqual([]);
});

test("draws that a script made before it failed stay made", () => {
  const stage = fight();
  const code = `[{"action": "give_item", "item": "core:key", "count": rand() / (floor() - floor())}]`;
  expect(failureOf(read(code), stage)).toBe("division_by_zero at 61: /");
  expect(stage.reads).toEqual(["draw 1"]);
});

test("more than a hundred actions are none", () => {
  const enemies = Array.from({ length: 60 }, (_, place) => actor(`rat ${place}`, 1));
  const stage = stageOf({ self: actor("hero", 1), enemies });
  const each = 'enemies().map(e, {"action": "flee"})';
  expect(given(read(each), stage)).toHaveLength(60);
  expect(failureOf(read(`${each} + ${each}`), stage)).toMatch(/^too_many_actions/);
});

test("a program can run while it runs", () => {
  const program = sound(
    read('enemies().map(e, {"action": "damage", "amount": health(e), "damage_type": "ice", "target": e})'),
  );
  const inner = fight();
  let nested: unknown;
  const outer = {
    ...fight(),
    health: () => {
      nested = evaluate(program, inner, inner);
      return 1;
    },
  };
  const result = evaluate(program, outer, outer);
  expect(nested).toMatchObject({ value: [{ amount: 5 }, { amount: 60 }, { amount: 1 }] });
  expect(result).toMatchObject({ value: outer.enemies().map((target) => ({ target, amount: 1 })) });
});

test("what the host throws comes through", () => {
  const broken = {
    ...fight(),
    floor: () => {
      throw new TypeError("broken");
    },
  };
  const program = sound(read('floor() > 0 ? [] : [{"action": "flee"}]'));
  expect(() => evaluate(program, broken, broken)).toThrow(TypeError);
});

test.each([
  ['{"action": "flee"}', "a script gives a list of actions (put it in brackets: [ … ]) at {"],
  ["enemies()", "a script gives a list of actions, and this is a list of creatures at enemies"],
  ["[{}]", 'an action needs "action" at {'],
  ['[{action: "flee"}]', 'put it in quotes: "action" at action'],
  ['[{"amount": 1}]', 'an action needs "action" at {'],
  ['[{"action": in_combat() ? "flee" : "damage"}]', 'the name of an action stands in quotes, like "damage" at ?'],
  ['[{"action": "fle"}]', `unknown action fle (one of ${Object.keys(SHAPES).join(", ")}) at "fle"`],
  [
    '[{"action": "constructor"}]',
    `unknown action constructor (one of ${Object.keys(SHAPES).join(", ")}) at "constructor"`,
  ],
  [
    '[{"action": "run_script", "script": "x"}]',
    `unknown action run_script (one of ${Object.keys(SHAPES).join(", ")}) at "run_script"`,
  ],
  ['[{"action": "flee", "amount": 1}]', 'flee has no field amount (one of on_hit) at "amount"'],
  ['[{"action": "flee", "__proto__": 1}]', 'flee has no field __proto__ (one of on_hit) at "__proto__"'],
  ['[{"action": "flee", "on_hit": true, "on_hit": true}]', 'on_hit stands here twice at "on_hit"'],
  ['[{"action": "damage", "amount": 1}]', "damage needs damage_type at {"],
  [
    '[{"action": "damage", "damage_type": "fir"}]',
    'unknown damage_type fir (one of fire, ice, poison, shock, holy, slash, blunt) at "fir"',
  ],
  ['[{"action": "damage", "damage_type": event.item}]', "this must be a damage_type, and is an id of items at item"],
  ['[{"action": "damage", "damage_type": "ice", "amount": "1"}]', 'amount needs a number, and this is a text at "1"'],
  [
    '[{"action": "damage", "damage_type": "ice", "target": "slef"}]',
    'unknown target slef (one of self, target, all_enemies, allies) at "slef"',
  ],
  ['[{"action": "damage", "damage_type": "ice", "target": 1}]', "target needs a text, and this is a number at 1"],
  [
    '[{"action": "give_item", "item": enemies().map(e, e)}]',
    "item needs a text, and this is a list of creatures at map",
  ],
  ['[{"action": "give_item", "item": "Key"}]', '"Key" is no id (ids are like key or core:key) at "Key"'],
  ['[{"action": "give_item", "item": "key", "count": 0}]', "count is at least 1 at 0"],
  ['[{"action": "give_item", "item": "key", "count": -2}]', "count is at least 1 at -"],
  ['[{"action": "give_item", "item": "key", "count": 1.5}]', "count is a whole number at 1.5"],
  ['[{"action": "give_item", "item": "key", "count": 99999}]', "count is at most 9999 at 99999"],
  [
    '[{"action": "give_item", "item": "key", "affixes": "sharp"}]',
    'affixes needs a list of texts, and this is a text at "sharp"',
  ],
  [
    '[{"action": "give_item", "item": "key", "affixes": [1]}]',
    "affixes needs a list of texts, and this is a list of numbers at [",
  ],
  [
    '[{"action": "give_item", "item": "key", "affixes": ["a", "b", "c", "d", "e", "f", "g", "h", "i"]}]',
    "affixes holds at most 8 at [",
  ],
])("%s is refused", (code, sentence) => {
  expect(refusal(code, read(code))).toBe(sentence);
});
