import { expect, test } from "vitest";
import { below, createRng } from "../../src/rules/rng.js";
import { faultOf, MODES, randomProgram, readAs } from "./support/check-program.js";
import type { Dice } from "./support/random-program.js";
import { spoil } from "./support/spoil.js";

/** Of each kind of code; `npm run fuzz -- code` tries as many as one likes. */
const PROGRAMS = 300;

/** What random code may be refused for: too much of it, and what is always the same. */
const NO_FAULT = /steps \(at most|parts \(at most|characters \(at most|elements \(at most|never equal|divides by zero/;

function diceOf(number: number): Dice {
  const rng = createRng(number);
  return (n) => below(rng, n);
}

test.each(MODES)("a random %s keeps within its steps and gives what the slow reading gives", (mode) => {
  let accepted = 0;
  for (let number = 1; number <= PROGRAMS; number += 1) {
    const dice = diceOf(number);
    const code = randomProgram(mode, dice);
    const reading = readAs(mode, code);
    if (reading.kind === "sound") accepted += 1;
    else expect(reading.problem.message, code).toMatch(NO_FAULT);
    expect(faultOf(mode, code, dice), code).toBeUndefined();
  }
  expect(accepted).toBeGreaterThan(PROGRAMS * 0.8);
});

test.each(MODES)("a spoilt %s is refused, or asks for nothing that has not been checked", (mode) => {
  let accepted = 0;
  for (let number = 1; number <= PROGRAMS; number += 1) {
    const dice = diceOf(number);
    const code = spoil(randomProgram(mode, dice), dice);
    expect(faultOf(mode, code, dice), code).toBeUndefined();
    if (readAs(mode, code).kind === "sound") accepted += 1;
  }
  expect(accepted).toBeGreaterThan(PROGRAMS / 50);
  expect(accepted).toBeLessThan(PROGRAMS / 2);
});
