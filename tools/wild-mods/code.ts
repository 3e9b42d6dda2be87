import { type CodeKind, createRng, range, readCode } from "@rustkeep/engine";
import fc from "fast-check";
import {
  type Dice,
  type Possible,
  randomCondition,
  randomFormula,
  randomScript,
} from "../../packages/engine/test/formula/support/random-program.js";
import { idsOf, TAGS } from "./names.js";

const NAMES = {
  items: [...idsOf("items"), "core:gold"],
  tags: TAGS,
  modifiers: idsOf("modifiers"),
  quests: idsOf("quests"),
  flags: ["rung", "core:seen"],
};

/** Random code that a mod may hold anywhere: it reads nothing of events. */
function code(gives: CodeKind, make: (dice: Dice, possible: Possible) => string): fc.Arbitrary<string> {
  const possible = { names: NAMES, event: [], remainder: true, draws: gives === "actions" };
  const written = fc.nat().map((seed) => {
    const rng = createRng(seed);
    return make((n) => range(rng, 0, n - 1), possible);
  });
  return written.filter((text) => readCode(text, gives, []).kind === "sound");
}

const formula = code("number", randomFormula);

/** Code that gives `true` or `false`. */
export const anyCheckCode = code("truth", randomCondition);

/** Code that gives actions. */
export const anyScriptCode = code("actions", randomScript);

/** A number, or now and then a formula for one. */
export function orFormula(number: fc.Arbitrary<number>): fc.Arbitrary<number | string> {
  return fc.oneof({ weight: 5, arbitrary: number }, { weight: 1, arbitrary: formula });
}
