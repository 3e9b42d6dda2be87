import type { ActionShapes, ScriptAction } from "./actions.js";
import { Broken, type Evaluation, type Failure, fail, type Run } from "./evaluation.js";
import type { EventField, FormulaHost, FormulaSubject } from "./host.js";
import { FORMULA_STEPS, MOST_ACTIONS, MOST_CHARACTERS, SCRIPT_STEPS } from "./limits.js";
import { parse } from "./parse.js";
import { booleanIn, numberIn, type Part } from "./part.js";
import { type FormulaProblem, grouped, Refusal, refuse } from "./problem.js";
import { type Reference, settleLiterals } from "./texts.js";
import { nameOfType } from "./types.js";
import { type Understanding, understand } from "./understand.js";

/** Code that has been read and found sound. */
export interface Program<V> {
  readonly code: string;
  /** Steps that it takes at most. */
  readonly cost: number;
  /** The ids that it names, in the order in which they stand; they have not been looked up. */
  readonly references: readonly Reference[];
  /** What it reads of the event. */
  readonly eventFields: readonly EventField[];
  /** Whom its actions may be aimed at: words, and `creature` for an element of a list. */
  readonly targets: readonly string[];
  /** @internal */
  readonly run: Run<V>;
  /** @internal Steps that every run takes. */
  readonly fixed: number;
  /** @internal Does it go through lists? */
  readonly iterates: boolean;
}

/** Code as it was read: a program, or what is wrong with it. */
export type Reading<V> =
  | { readonly kind: "sound"; readonly program: Program<V> }
  | { readonly kind: "faulty"; readonly problem: FormulaProblem };

/** What a run gave, or why it gave nothing, and the steps that it took. Draws that it made stay made either way. */
export type Evaluated<V> =
  | { readonly kind: "value"; readonly value: V; readonly steps: number }
  | { readonly kind: "failure"; readonly failure: Failure; readonly steps: number };

/** Reads code that gives a number. `event` names what the event there carries. */
export function readFormula(code: string, event: readonly EventField[]): Reading<number> {
  return read(code, { actions: undefined, event }, FORMULA_STEPS, (part) => numberIn(part, "a formula"));
}

/** Reads code that gives true or false. `event` names what the event there carries. */
export function readCondition(code: string, event: readonly EventField[]): Reading<boolean> {
  return read(code, { actions: undefined, event }, FORMULA_STEPS, (part) => booleanIn(part, "a check"));
}

/**
 * Reads code that gives actions of the shapes given. It may read everything of an event: whether the event carries it must
 * be seen to where the script is run.
 */
export function readScript(code: string, actions: ActionShapes): Reading<readonly ScriptAction[]> {
  return read(code, { actions, event: ["damage", "damage_type", "item"] }, SCRIPT_STEPS, actionsIn);
}

/** Runs a program. Draws from the host's `rand` what the code says, from left to right. Throws nothing but what the host does. */
export function evaluate<V, C extends object>(
  program: Program<V>,
  host: FormulaHost<C>,
  subject: FormulaSubject<C>,
): Evaluated<V> {
  const at: Evaluation = {
    // A program hands back to the host only creatures that come from the host.
    host: host as unknown as FormulaHost<object>,
    subject,
    variables: [],
    known: program.iterates ? new Map() : undefined,
    enemies: undefined,
    steps: program.fixed,
  };
  try {
    const value = program.run(at);
    return { kind: "value", value, steps: at.steps };
  } catch (error) {
    if (error instanceof Broken) return { kind: "failure", failure: error.failure, steps: at.steps };
    throw error;
  }
}

function read<V>(
  code: string,
  given: Pick<Understanding, "actions" | "event">,
  mostSteps: number,
  result: (part: Part) => Run<V>,
): Reading<V> {
  try {
    return { kind: "sound", program: programOf(code, given, mostSteps, result) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "faulty", problem: error.problem };
    throw error;
  }
}

function programOf<V>(
  code: string,
  given: Pick<Understanding, "actions" | "event">,
  mostSteps: number,
  result: (part: Part) => Run<V>,
): Program<V> {
  if (code.length > MOST_CHARACTERS) {
    const all = { offset: MOST_CHARACTERS, length: 0 };
    refuse(all, `this has ${grouped(code.length)} characters (at most ${grouped(MOST_CHARACTERS)})`);
  }
  const known: Understanding = {
    ...given,
    scope: [],
    literals: [],
    eventFields: new Set(),
    targets: new Set(),
    iterations: 0,
  };
  const part = understand(parse(code), known);
  const run = result(part);
  const references = settleLiterals(known.literals);
  if (part.cost > mostSteps) refuseCost(part, mostSteps);
  const { cost, fixed } = part;
  const [eventFields, targets] = [[...known.eventFields], [...known.targets]];
  return { code, cost, references, eventFields, targets, run, fixed, iterates: known.iterations > 0 };
}

function actionsIn(part: Part): Run<readonly ScriptAction[]> {
  const { type, run, at } = part;
  if (type.kind === "action")
    return refuse(at, "a script gives a list of actions", { hint: "put it in brackets: [ … ]" });
  if (type.kind !== "list" || (type.of !== undefined && type.of.kind !== "action")) {
    return refuse(at, `a script gives a list of actions, and this is ${nameOfType(type)}`);
  }
  const list = run as Run<readonly ScriptAction[]>;
  return (evaluation) => {
    const actions = list(evaluation);
    return actions.length > MOST_ACTIONS ? fail(at, "too_many_actions") : actions;
  };
}

function refuseCost({ at, cost, loops }: Part, most: number): never {
  const message = `this may take ${grouped(cost)} steps (at most ${grouped(most)})`;
  const [first] = loops;
  if (first === undefined) refuse(at, message);
  const what = loops.every(({ ofEnemies }) => ofEnemies) ? "of enemies" : "";
  const nested = loops.length === 1 ? "a list" : `${COUNTS[loops.length] ?? loops.length} nested lists`;
  refuse(first.at, `${message}: ${nested} ${what}`.trimEnd());
}

const COUNTS: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" };
