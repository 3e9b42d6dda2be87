import { expect, test } from "vitest";
import { evaluate, fitNumber } from "../../src/content/formula/index.js";
import { below, createRng } from "../../src/rules/rng.js";
import { celValue } from "./support/cel.js";
import { readAs } from "./support/check-program.js";
import { randomCondition, randomFormula, randomScript } from "./support/random-program.js";
import { SHAPES } from "./support/shapes.js";
import { NAMES, randomStage } from "./support/stage.js";

const PROGRAMS = 300;
const POSSIBLE = { names: NAMES, event: ["damage", "damage_type", "item"], remainder: false, draws: false };

test.each([
  ["formula", randomFormula],
  ["condition", randomCondition],
  ["script", randomScript],
] as const)("a random %s gives what the Common Expression Language gives", (mode, make) => {
  let compared = 0;
  for (let number = 1; number <= PROGRAMS; number += 1) {
    const rng = createRng(number);
    const dice = (n: number) => below(rng, n);
    const code = make(dice, POSSIBLE);
    const stage = randomStage(dice);
    const reading = readAs(mode, code);
    if (reading.kind === "faulty") continue;
    const ours = evaluate(reading.program, stage, stage);
    const theirs = celValue(code, stage);
    if (ours.kind === "failure" || theirs === undefined) continue;
    if (mode === "script") expect(plain(ours.value), code).toMatchObject(plain((theirs as object[]).map(fitted)));
    else expect(plain(ours.value), code).toEqual(plain(theirs));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(PROGRAMS * 0.7);
});

/** A value in the form that both languages have: creatures are their names, and there is no −0. */
function plain(value: unknown): object {
  return JSON.parse(
    JSON.stringify([value], (_, one) => (typeof one?.name === "string" ? one.name : one === 0 ? 0 : one)),
  );
}

/** An action with its numbers as the fields take them. */
function fitted(action: object): object {
  const fields = Object.entries(action).map(([name, value]) => {
    const shape = "action" in action ? SHAPES[String(action.action)]?.[name] : undefined;
    return [name, shape?.kind === "number" ? fitNumber(Number(value), shape) : value];
  });
  return Object.fromEntries(fields);
}
