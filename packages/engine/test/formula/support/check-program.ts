import { ATTRIBUTES } from "../../../src/content/constants.js";
import {
  evaluate,
  type Program,
  type Reading,
  readCondition,
  readFormula,
  readScript,
} from "../../../src/content/formula/index.js";
import { parse } from "../../../src/content/formula/parse.js";
import { interpret } from "./interpret.js";
import { type Dice, randomCondition, randomFormula, randomScript } from "./random-program.js";
import { SHAPES } from "./shapes.js";
import { NAMES, randomStage, type Stage } from "./stage.js";

/** The kinds of code. */
export const MODES = ["formula", "condition", "script"] as const;
export type Mode = (typeof MODES)[number];

const EVENT = ["damage", "damage_type", "item"] as const;

/** A random program of a kind. */
export function randomProgram(mode: Mode, dice: Dice): string {
  const possible = { names: NAMES, event: EVENT, remainder: true, draws: mode === "script" };
  const make = { formula: randomFormula, condition: randomCondition, script: randomScript }[mode];
  return make(dice, possible);
}

/** Reads code of a kind where an event carries everything. */
export function readAs(mode: Mode, code: string): Reading<unknown> {
  if (mode === "formula") return readFormula(code, EVENT);
  return mode === "condition" ? readCondition(code, EVENT) : readScript(code, SHAPES);
}

/**
 * What is wrong with how code is read and run, if anything: a problem outside of the text, more steps than announced, a word
 * or an id that nobody has checked, a result that is none or differs from that of the slow reading.
 */
export function faultOf(mode: Mode, code: string, dice: Dice): string | undefined {
  const reading = readAs(mode, code);
  if (reading.kind === "faulty") {
    const { offset, length, message } = reading.problem;
    return offset >= 0 && offset + length <= code.length ? undefined : `a problem outside of the text: ${message}`;
  }
  return faultOfRun(mode, reading.program, dice);
}

function faultOfRun(mode: Mode, program: Program<unknown>, dice: Dice): string | undefined {
  const seeds = Array.from({ length: 64 }, () => dice(1 << 20));
  const [stage, other] = [stageFrom(seeds), stageFrom(seeds)];
  const result = evaluate(program, stage, stage);
  if (result.steps > program.cost) return `${result.steps} steps instead of ${program.cost}`;
  const unchecked = uncheckedWord(program, stage);
  if (unchecked !== undefined) return `asks for ${unchecked}, which nobody has checked`;
  const expected = slowly(program.code, other);
  if (expected === undefined || result.kind === "failure") {
    return expected === undefined && result.kind === "failure" ? undefined : "fails in one of the two readings";
  }
  if (expected.steps > program.cost) return `takes ${expected.steps} steps, not ${program.cost}`;
  if (!sameValue(result.value, expected.value)) return "differs from the slow reading";
  return faultOfValue(mode, program, result.value);
}

function stageFrom(seeds: readonly number[]): Stage {
  let next = 0;
  return randomStage((n) => {
    next += 1;
    return (seeds[next % seeds.length] ?? 0) % n;
  });
}

function slowly(code: string, stage: Stage): ReturnType<typeof interpret> | undefined {
  try {
    return interpret(parse(code), stage);
  } catch {
    return undefined;
  }
}

/** Every text that the game is asked with is a word of the language or an id that stands among the references. */
function uncheckedWord({ references }: Program<unknown>, { asked, event }: Stage): string | undefined {
  for (const [kind, words] of asked) {
    for (const word of words) {
      const known = kind === "attribute" ? ATTRIBUTES.some((one) => one === word) : isReferred(references, kind, word);
      if (!known && !(kind === "items" && word === event.item)) return `${kind} ${word}`;
    }
  }
  return undefined;
}

function isReferred(references: Program<unknown>["references"], registry: string, id: string): boolean {
  return references.some((reference) => reference.registry === registry && reference.id === id);
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => sameValue((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]));
}

function faultOfValue(mode: Mode, program: Program<unknown>, value: unknown): string | undefined {
  if (mode === "condition") return typeof value === "boolean" ? undefined : "no answer";
  if (mode === "formula") return Number.isFinite(value) && !Object.is(value, -0) ? undefined : "no number";
  for (const action of value as Record<string, unknown>[]) {
    const shape = SHAPES[String(action.action)];
    if (shape === undefined) return `no such action: ${action.action}`;
    for (const [name, field] of Object.entries(shape)) {
      const held = action[name];
      if (field.kind !== "id" || held === undefined) continue;
      const carried = field.registry === "items" && NAMES.items.includes(String(held));
      if (!carried && !isReferred(program.references, field.registry, String(held))) return `unchecked ${held}`;
    }
  }
  return undefined;
}
