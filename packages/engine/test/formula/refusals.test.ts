import { expect, test } from "vitest";
import { readCondition, readFormula } from "../../src/content/formula/index.js";
import { refusal } from "./support/run.js";

const ATTRIBUTES =
  "strength, dexterity, constitution, charisma, luck, level, max_health, max_stamina, damage, hit_chance, critical_chance, critical_factor, price_modifier, carry_capacity";

test.each([
  ["", "nothing is written here at "],
  [" // nothing", "nothing is written here at "],
  ["a and b", 'unexpected and (write && for "and") at and'],
  ["1 or 2", 'unexpected or (write || for "or") at or'],
  ["not true", 'unexpected not (write ! for "not") at not'],
  ["if true", 'unexpected if (write test ? one : other for "if") at if'],
  ["null", "unexpected null (there is no null) at null"],
  ["1 = 1", "unexpected = (write == to compare) at ="],
  ["1 === 1", "unexpected = (write == to compare) at ="],
  ["1 & 1", 'unexpected & (write && for "and") at &'],
  ["1 | 1", 'unexpected | (write || for "or") at |'],
  ["2 ^ 2", "unexpected ^ (there are no powers) at ^"],
  ["2 ** 2", "unexpected * (there are no powers) at *"],
  ["1 <> 2", "unexpected > (write != for unequal) at >"],
  ["/* 1 */ 1", "unexpected / at /"],
  ["1 /* 1 */", "unexpected * (comments begin with //) at *"],
  ["1;", "unexpected ; (code is one expression, without ;) at ;"],
  ["# 1", "unexpected # (comments begin with //) at #"],
  ["1 ≤ 2", "unexpected ≤ (write <=) at ≤"],
  ["“x”", 'unexpected “ (write straight quotes: ") at “'],
  ["1\u00a0+ 1", "unexpected U+00A0 at \u00a0"],
  ["1 + \u0007", "unexpected U+0007 at \u0007"],
  ["\ud800", "unexpected U+D800 at \ud800"],
  ["1e5", "1e5 is no number (write numbers like 12 or 0.5) at 1e5"],
  ["0x1f", "0x1f is no number (write numbers like 12 or 0.5) at 0x1f"],
  ["1.2.3", "1.2.3 is no number (write numbers like 12 or 0.5) at 1.2.3"],
  ["2.", "2. is no number (write numbers like 12 or 0.5) at 2."],
  [".5", "unexpected . (numbers begin with a digit, like 0.5) at ."],
  ["9".repeat(400), `this number is too great at ${"9".repeat(400)}`],
  ['"self', 'this text has no end (close it with ") at "'],
  ['"self\n"', 'this text has no end (close it with ") at "'],
  ["'a\\'b'", "a text holds no backslash at 'a\\'"],
  ["(1", "unexpected end (expected )) at "],
  ["1)", "unexpected ) at )"],
  ["1 +", "unexpected end (a value is missing) at "],
  ["1 2", "unexpected 2 at 2"],
  ["true ? 1", "unexpected end (expected :) at "],
  ["[1, 2", "unexpected end (expected ]) at "],
  ["min(1 2)", "unexpected 2 (expected )) at 2"],
  ["[,]", "unexpected , at ,"],
  ["1 < 2 < 3", "write a < b && b < c at <"],
  ["1 == 2 == true", "write a < b && b < c at =="],
  ["{action: 1}", 'put it in quotes: "action" at action'],
  ["{1: 1}", 'unexpected 1 (expected a field, like "action") at 1'],
  ['{"action": "flee"}', "actions are for scripts alone at {"],
  ["[1][0]", "an element cannot be picked by its place (use map, filter, all or exists) at ["],
  ["enemies().size()", "there is no .size (a list has map, filter, all and exists) at size"],
  ["enemies().length", "there is no .length (a list has map, filter, all and exists) at length"],
  ["enemies().constructor", "there is no .constructor (a list has map, filter, all and exists) at constructor"],
  ["Math.min(1, 2)", "there is no .min (write min(…)) at min"],
  ["e.health", "there is no .health (write health(e)) at health"],
  ["enemies().map(1, 2)", "unexpected 1 (expected a name for the element, like map(e, …)) at 1"],
  ["enemies().filter(e, true, true)", "unexpected , (expected )) at ,"],
  ["event", "event is not a value (write event.damage and so on) at event"],
  ["event.damge", "unknown field damge of the event (one of damage) at damge"],
  ["event.item", "there is no event.item here (it carries damage) at item"],
  ["event.damage()", "unexpected ( at ("],
  ["health(self)", "unknown name self (one of ) at self"],
  ["enemies().exists(foe, health(fo) > 1) ? 1 : 2", "unknown name fo (one of foe) at fo"],
  ["floor + 1", "floor is a function (write floor(…)) at floor"],
  ["floor(1.5)", "floor is given 1 argument (round_down(x) rounds, floor() is the floor's number) at floor"],
  ["health()", "health is given nothing (write health(who)) at health"],
  ["health('self', 'self')", "health is given 2 arguments (write health(who)) at health"],
  ["min(1)", "min is given 1 argument (write min(x, y, …)) at min"],
  ["flag()", "flag is given nothing (write flag(name, scope?)) at flag"],
  ["pow(1, 2)", "unknown function pow (there are no powers) at pow"],
  ["size([1])", "unknown function size (write count(list)) at size"],
  ["rand()", "rand is for scripts alone at rand"],
  ['attribute("self", "strenght")', `unknown attribute strenght (one of ${ATTRIBUTES}) at "strenght"`],
  ['attribute("self", "resistance")', `unknown attribute resistance (one of ${ATTRIBUTES}) at "resistance"`],
  ['attribute("slef", "luck")', 'unknown creature slef (one of self, target) at "slef"'],
  ["health(1)", 'health needs "self", "target" or a creature, and this is a number at 1'],
  ["has_item(1)", "has_item needs a text, and this is a number at 1"],
  ["has_item('Old Key')", "\"Old Key\" is no id (ids are like key or core:key) at 'Old Key'"],
  ["has_item('__proto__')", "\"__proto__\" is no id (ids are like key or core:key) at '__proto__'"],
  [`has_item('${"k".repeat(201)}')`, `this id is too long (at most 200 characters) at '${"k".repeat(201)}'`],
  ["abs(true)", "abs needs a number, and this is true or false at true"],
  ["sum(enemies())", "sum needs a list of numbers, and this is a list of creatures at enemies"],
  ["count(1)", "count needs a list, and this is a number at 1"],
  ["1 + true", "+ needs a number, and this is true or false at true"],
  ['"a" + "b"', '+ needs a number, and this is a text at "a"'],
  ["[1] + 1", "+ needs a list, and this is a number at 1"],
  ["count([1] + enemies())", "+ needs two of one kind, and these are a list of numbers and a list of creatures at +"],
  ["!1 ? 1 : 2", "! needs true or false, and this is a number at 1"],
  ["-true", "- needs a number, and this is true or false at true"],
  ["1 && true ? 1 : 2", "&& needs true or false, and this is a number at 1"],
  ["1 ? 1 : 2", "? needs true or false, and this is a number at 1"],
  ["true ? 1 : true", "? : needs two of one kind, and these are a number and true or false at ?"],
  ["'a' < 'b' ? 1 : 2", "< needs a number, and this is a text at 'a'"],
  ["1 == true ? 1 : 2", "== needs two of one kind, and these are a number and true or false at =="],
  ["[1] == [1] ? 1 : 2", "== compares no lists and no actions at =="],
  ["1 in 2 ? 1 : 2", "in needs a list, and this is a number at 2"],
  ["'a' in [1] ? 1 : 2", "in needs two of one kind, and these are a text and a number at in"],
  ["count([1, 'a'])", "a list holds things of one kind, not a number and a text at 'a'"],
  ["count([[1]])", "lists cannot hold lists at ["],
  ["count([1].map(x, [x]))", "lists cannot hold lists at ["],
  ["count(5.map(x, x))", "5.map is no number (write numbers like 12 or 0.5) at 5.map"],
  ["count((5).map(x, x))", "map needs a list, and this is a number at 5"],
  ["count([].map(x, 1))", "this list is always empty at ["],
  ["count([1].filter(x, x))", "filter needs true or false, and this is a number at x"],
  ["count([1].map(x, x, x))", "map needs true or false, and this is a number at x"],
  ["min()", "min is given nothing (write min(x, y, …)) at min"],
  ["true ? [1] : 1", "? : needs two of one kind, and these are a list of numbers and a number at ?"],
  ["true ? 1 : [1]", "? : needs two of one kind, and these are a number and a list of numbers at ?"],
  ["abs([])", "abs needs a number, and this is an empty list at ["],
  ["abs(true ? [] : [])", "abs needs a number, and this is an empty list at ?"],
  [
    "count([] + [1] + enemies())",
    "+ needs two of one kind, and these are a list of numbers and a list of creatures at +",
  ],
  [
    "count((true ? [1] : []) + enemies())",
    "+ needs two of one kind, and these are a list of numbers and a list of creatures at +",
  ],
  [
    "count((true ? [] : [1]) + enemies())",
    "+ needs two of one kind, and these are a list of numbers and a list of creatures at +",
  ],
  ["count(true ? ['a'] : [1])", "? : needs two of one kind, and these are a list of texts and a list of numbers at ?"],
  [
    "['a', 'b', 'c', 'd', 'e'].exists(t, t == 'f') ? 1 : 2",
    'these are never equal ("a", "b", "c", "d" … against "f") at ==',
  ],
  ["sum([true])", "sum needs a list of numbers, and this is a list of true or false at ["],
  ["health(['self'])", 'health needs "self", "target" or a creature, and this is a list of texts at ['],
  ["1 / 0", "this divides by zero at 0"],
  ["1 % -0.0", "this divides by zero at -"],
  ["true", "a formula needs a number, and this is true or false at true"],
  ["enemies()", "a formula needs a number, and this is a list of creatures at enemies"],
  ["'a' == 'b' ? 1 : 2", 'these are never equal ("a" against "b") at =='],
  ["['fire', 'ice'].exists(t, t == 'fier') ? 1 : 2", 'these are never equal ("fire" or "ice" against "fier") at =='],
])("%s is refused", (code, sentence) => {
  expect(refusal(code, readFormula(code, ["damage"]))).toBe(sentence);
});

test.each(["enemies", "in", "event", "true", "null", "x"])(
  "an element cannot be called %s, which means something",
  (name) => {
    const code = `count([1].map(x, count([1].map(${name}, 1))))`;
    expect(refusal(code, readFormula(code, []))).toBe(
      `the name ${name} is taken (choose another for the element) at ${name}`,
    );
  },
);

test("a name is free again behind its iteration", () => {
  expect(readFormula("count([1].map(x, x)) + count([2].map(x, x))", []).kind).toBe("sound");
});

test.each([
  ["1", "a check needs true or false, and this is a number at 1"],
  [
    "event.damage_type == 'fier'",
    "unknown damage type fier (one of fire, ice, poison, shock, holy, slash, blunt) at 'fier'",
  ],
  ["event.damage_type == event.item", "these are never equal (a damage type against an id of items) at =="],
  ["event.item == 'Key'", "\"Key\" is no id (ids are like key or core:key) at 'Key'"],
  ["has_tag(event.damage_type, 'x')", "this must be a creature, and is a damage type at damage_type"],
  [
    "['undead'].exists(t, has_tag('self', t) && health(t) > 1)",
    "\"undead\" is used both as an id of tags and as a creature at 'undead'",
  ],
  ["quest('rats', 'over')", "unknown state of a quest over (one of active, done, failed) at 'over'"],
  ["flag('rung', 'day') > 0", "unknown scope of a flag day (one of run, floor, room, fight) at 'day'"],
])("the check %s is refused", (code, sentence) => {
  expect(refusal(code, readCondition(code, ["damage_type", "item"]))).toBe(sentence);
});

test("a name that is unknown may be a text without its quotes", () => {
  const reading = readFormula("health(self)", []);
  expect(reading).toMatchObject({ problem: { hint: 'put it in quotes: "self"', misspelt: { word: "self" } } });
});
