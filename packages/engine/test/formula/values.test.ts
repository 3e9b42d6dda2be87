import { expect, test } from "vitest";
import { readCondition, readFormula, readScript } from "../../src/content/formula/index.js";
import { actor, alone, failureOf, fight, given } from "./support/run.js";
import { SHAPES } from "./support/shapes.js";
import { stageOf } from "./support/stage.js";

const EVERYTHING = ["damage", "damage_type", "item"] as const;

test.each([
  ["1 + 2 * 3 - 4", 3],
  ["(1 + 2) * 3", 9],
  ["10 - 4 - 3", 3],
  ["100 / 10 / 2", 5],
  ["7 % 4 * 2", 6],
  ["-7 % 4", -3],
  ["1 / 2", 0.5],
  ["2 * -3", -6],
  ["--4", 4],
  ["0.1 + 0.2", 0.1 + 0.2],
  ["1 < 2 ? 3 : 4", 3],
  ["1 > 2 ? 3 : 1 == 1 ? 5 : 6", 5],
  ["min(3, 1, 2) + max(3, 1, 2)", 4],
  ["clamp(5, 1, 3) + clamp(-5, 1, 3)", 4],
  ["clamp(5, 9, 3)", 9],
  ["abs(-2) + abs(3)", 5],
  ["round(2.5) - round(-2.5)", 6],
  ["round(0.49999999999999994)", 0],
  ["round_down(-1.5)", -2],
  ["round_up(1.2)", 2],
  ["sum([1, 2, 3]) + count([4, 5,])", 8],
  ["sum([])", 0],
  ["1 // one\r\n\t+ 2 // two", 3],
  ["0.3 * event.damage", 3],
  ["attribute('self', \"level\")", 3],
  ["health('target')", 60],
  ["sum(enemies().filter(e, health(e) > 3).map(e, health(e)))", 65],
  ["count(enemies().map(e, health(e) < 10, 1))", 2],
  ["count(enemies() + enemies())", 6],
  ["sum([1] + [2, 3] + [])", 6],
  ["in_combat() ? count(enemies()) : 0", 3],
])("the formula %s gives %d", (code, value) => {
  expect(given(readFormula(code, EVERYTHING), fight())).toBe(value);
});

test.each(["-0", "0 * -1", "-4 % 2", "0 / -5", "round(-0.2)", "round_up(-0.5)", "-(1 - 1)", "sum([-0])"])(
  "the formula %s gives 0, never −0",
  (code) => {
    expect(given(readFormula(code, []), fight())).toBe(0);
  },
);

test.each([
  ["true || false && false", true],
  ["!true || !false", true],
  ["1 + 1 == 2 && 1 != 2", true],
  ["1 <= 1 && 2 >= 2 && !(1 < 1) && !(2 > 2)", true],
  ["2 in [1, 2, 3]", true],
  ["5 in []", false],
  ["[1, 2, 3].all(x, x < 3)", false],
  ["[1, 2, 3].exists(x, x == 3)", true],
  ["enemies().filter(e, false).all(e, false)", true],
  ["enemies().exists(e, has_tag(e, 'core:boss'))", true],
  ["enemies().filter(e, e == e && health(e) < 2).exists(e, e in [e])", true],
  ['event.damage_type == "fire"', true],
  ["event.damage_type in ['ice', \"shock\"]", false],
  ["['fire', 'ice'].exists(t, t == event.damage_type)", true],
])("the check %s gives %s", (code, value) => {
  expect(given(readCondition(code, EVERYTHING), fight())).toBe(value);
});

test.each([
  ["health('target') + stamina('target') + attribute('target', 'level')", 0],
  ["has_tag('target', 'boss') || has_modifier('target', 'haste') ? 1 : 0", 0],
  ["sum(enemies().map(e, health(e)))", 0],
])("without a target and without enemies %s gives %d", (code, value) => {
  expect(given(readFormula(code, []), alone())).toBe(value);
});

test("at most a hundred enemies are seen", () => {
  const enemies = Array.from({ length: 120 }, (_, place) => actor(`rat ${place}`, 1));
  expect(given(readFormula("count(enemies())", []), stageOf({ self: actor("hero", 1), enemies }))).toBe(100);
});

test.each([
  ["1 / (floor() - floor())", "division_by_zero at 2: /"],
  ["floor() % (turn() - turn())", "division_by_zero at 8: %"],
  [`${"9".repeat(300)} * ${"9".repeat(300)}`, "not_finite at 301: *"],
  [`sum([${"9".repeat(308)}, ${"9".repeat(308)}])`, "not_finite at 0: sum"],
  // No operator swallows an error.
  ["true && 1 / (floor() - floor()) > 1 || true ? 1 : 2", "division_by_zero at 10: /"],
  ["[1, 2].exists(x, 1 / (x - 1) > 0) || true ? 1 : 2", "division_by_zero at 19: /"],
])("%s fails in play", (code, failure) => {
  expect(failureOf(readFormula(code, []), fight())).toBe(failure);
});

test.each([
  ["true || 1 / (floor() - floor()) > 1", true],
  ["false && 1 / (floor() - floor()) > 1", false],
  ["true ? true : 1 / (floor() - floor()) > 1", true],
  ["[2, 1].exists(x, 1 / (x - 1) > 0)", true],
  ["[2, 1].all(x, 1 / (x - 1) < 0)", false],
])("%s never comes to its division by zero", (code, value) => {
  expect(given(readCondition(code, []), fight())).toBe(value);
});

test.each([
  "rand() + rand() * rand()",
  "min(rand(), clamp(rand(), rand(), rand()))",
  "sum([rand(), rand()] + [rand()])",
  "rand() < rand() && rand() >= 0 ? rand() : rand()",
  "sum(enemies().map(e, rand() > 0.2, rand() + health(e)))",
  "sum([1, 2].filter(x, rand() > rand()).map(x, x * rand()))",
])("in %s everything is drawn from left to right", (code) => {
  const stage = fight();
  given(readScript(`[{"action": "give_item", "item": "core:key", "count": ${code}}]`, SHAPES), stage);
  const draws = stage.reads.filter((read) => read.startsWith("draw"));
  expect(draws.length).toBeGreaterThan(1);
  expect(draws).toEqual(draws.map((_, place) => `draw ${place + 1}`));
});

test("reads and draws happen in the order in which they are written", () => {
  const stage = fight();
  const code = `[{"action": "damage", "target": enemies().exists(e, rand() > 1) ? "target" : "self", "amount": rand() + health("self"),
    "damage_type": has_tag("self", "undead") ? "fire" : "ice", "scale": rand()}]`;
  given(readScript(code, SHAPES), stage);
  expect(stage.reads).toEqual(["draw 1", "draw 2", "draw 3", "draw 4", "health hero", "tags undead", "draw 5"]);
});

test("what is read in loops is read once", () => {
  const stage = fight();
  const code = `sum([1, 2, 3].map(x, sum(enemies().map(e, attribute(e, "level") + attribute("self", "level")))))`;
  expect(given(readFormula(code, []), stage)).toBe(54);
  expect(stage.reads).toEqual(Array(4).fill("attribute level"));
});
