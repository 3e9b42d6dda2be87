import { expect, test } from "vitest";
import { evaluate, readFormula, readScript } from "../../src/content/formula/index.js";
import { refusal, sound } from "./support/run.js";
import { SHAPES } from "./support/shapes.js";
import { randomActor, stageOf } from "./support/stage.js";

const MOST_MILLISECONDS = 50;

/** The best of a few times: the processor may be busy with something else. */
function milliseconds(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const nested = (depth: number, body: string): string =>
  depth === 0 ? body : `sum(enemies().map(e${depth}, ${nested(depth - 1, body)}))`;

test.each([
  [`${"1".repeat(4001)}`, "this has 4,001 characters (at most 4,000) at "],
  [`${"(".repeat(32)}1${")".repeat(32)}`, "this is nested too deeply (at most 32 levels) at 1"],
  [`${"-".repeat(32)}1`, "this is nested too deeply (at most 32 levels) at 1"],
  [`${"true ? 1 : ".repeat(32)}1`, "this is nested too deeply (at most 32 levels) at 1"],
  [`1${" + 1".repeat(250)}`, "this has too many parts (at most 500) at +"],
  [nested(2, "1"), "this may take 32,321 steps (at most 10,000): two nested lists of enemies at map"],
  [nested(3, "1"), "this may take 3,232,321 steps (at most 10,000): three nested lists of enemies at map"],
  [`sum((${"enemies() + ".repeat(10)}enemies()).map(e, 1))`, "this list may have 1,100 elements (at most 1,000) at +"],
  [
    `sum((${"enemies() + ".repeat(6)}enemies()).map(e, health(e)))`,
    "this may take 11,887 steps (at most 10,000): a list of enemies at map",
  ],
  [
    `sum([${"1, ".repeat(100)}1].map(a, sum(enemies().map(b, a))))`,
    "this may take 32,837 steps (at most 10,000): two nested lists at map",
  ],
])("%s is too much", (code, sentence) => {
  expect(refusal(code, readFormula(code, []))).toBe(sentence);
});

test.each([
  `${"(".repeat(31)}1${")".repeat(31)}`,
  `${"-".repeat(31)}1`,
  `1${" + 1".repeat(249)}`,
  `"${"k".repeat(200)}" == "${"k".repeat(200)}" ? 1 : 2`,
  `1${" ".repeat(3999)}`,
])("%s is just within the limits", (code) => {
  expect(readFormula(code, []).kind).toBe("sound");
});

test.each([
  ["1", 1],
  ["1 + 2", 3],
  ["floor()", 10],
  ["health('self')", 11],
  ["count([1, 2, 3])", 17],
  ["count([1] + [2, 3])", 10 + 1 + 3 + (1 + 1 + 1) + (1 + 2 + 2)],
  ["1 in [1, 2] ? 1 : 2", 1 + (1 + 2 + 1 + (3 + 2)) + 1],
  ["true ? 1 : floor()", 1 + 1 + 10],
  ["sum([1, 2].map(x, x))", 10 + 2 + 1 + 5 + 2 * (1 + 1)],
  ["count(enemies().map(e, true, floor()))", 10 + 1 + 10 + 100 * (1 + 1 + 10)],
])("%s costs %d", (code, cost) => {
  expect(sound(readFormula(code, [])).cost).toBe(cost);
});

test("a script may take ten times as much as a formula", () => {
  const code = `[{"action": "damage", "damage_type": "ice", "amount": ${nested(2, "1")}}]`;
  expect(sound(readScript(code, SHAPES)).cost).toBeGreaterThan(30_000);
});

const HOSTILE: [name: string, code: string][] = [
  ["a megabyte of brackets", "(".repeat(1_000_000)],
  ["4,000 brackets", "(".repeat(4000)],
  ["4,000 lists", "[".repeat(4000)],
  ["4,000 signs", "-".repeat(4000)],
  ["4,000 quotes", "'".repeat(3999)],
  ["4,000 digits", "1".repeat(4000)],
  ["4,000 blanks", `${" ".repeat(3998)}+`],
  ["4,000 letters", "a".repeat(4000)],
  ["many choices", "true?".repeat(800)],
  ["many calls", "abs(".repeat(1000)],
  ["many lists that grow", `count(${"[1]+".repeat(990)}[1])`],
  ["many texts", `count([${"'a',".repeat(490)}'b'])`],
  ["many comparisons", "'a'=='a'&&".repeat(399)],
  ["many texts compared with many", `['${"a','".repeat(120)}a'].exists(t,${"t=='a'&&".repeat(90)}true)?1:2`],
  ["many iterations", "[1]".padEnd(3990, ".map(x,x)")],
  ["nested iterations", `${"[1].map(x,".repeat(390)}1`],
  ["a comment without end", `1 //${"/".repeat(3990)}`],
  ["the parent of all objects", "constructor.__proto__.toString()"],
  ["a function of all objects", "toString() + valueOf() + constructor('x')"],
];

test.each(HOSTILE)("%s are read or refused in no time", (_, code) => {
  expect(milliseconds(() => readFormula(code, []))).toBeLessThan(MOST_MILLISECONDS);
  expect(milliseconds(() => readScript(code, SHAPES))).toBeLessThan(MOST_MILLISECONDS);
});

test.each([
  ["attributes of everybody", nested(1, `${"attribute(e1, 'luck') + ".repeat(60)}attribute('self', 'luck')`)],
  ["everybody for everybody", nested(2, "1 + 2 * 3 - 4")],
  ["lists that are joined for everybody", nested(1, `count(${"enemies() + ".repeat(2)}enemies())`)],
  ["lists that are searched for everybody", nested(1, "e1 in enemies() && e1 in enemies() && e1 in enemies() ? 1 : 2")],
  [
    "tags of everybody for everybody",
    nested(1, `${nested(1, "1").replaceAll("e1", "f")} + (has_tag(e1, "undead") ? 1 : 2)`),
  ],
])("a script that may hardly be dearer runs in no time against a full fight: %s", (_, amount) => {
  let code = amount;
  for (let more = `${code} + ${amount}`; fits(more); more = `${code} + ${amount}`) code = more;
  const program = sound(readScript(wrapped(code), SHAPES));
  expect(program.cost).toBeGreaterThan(30_000);
  const enemies = Array.from({ length: 100 }, (_, place) => randomActor((n) => place % n, `enemy ${place}`));
  const stage = { ...stageOf({ self: randomActor((n) => n - 1, "hero"), enemies }), hasTag: () => true };
  const time = milliseconds(() => evaluate(program, stage, stage));
  expect(time).toBeLessThan(MOST_MILLISECONDS);
});

function wrapped(amount: string): string {
  return `[{"action": "damage", "damage_type": "ice", "amount": ${amount}}]`;
}

function fits(amount: string): boolean {
  return readScript(wrapped(amount), SHAPES).kind === "sound";
}
