import { type Evaluation, finite, type Run } from "./evaluation.js";
import { foreignFunction } from "./foreign.js";
import { type FormulaFunction, FUNCTIONS, type Parameter, signatureOf } from "./functions.js";
import { CALL_STEPS, MOST_ENEMIES } from "./limits.js";
import { listIn, numberIn, type Part, partOf, refuseType } from "./part.js";
import { misspelt, refuse, type Span } from "./problem.js";
import { type Texts, useTexts, type WordRole } from "./texts.js";
import { BOOLEAN, CREATURE, NUMBER, type Type } from "./types.js";

const WHO: WordRole = { kind: "word", what: "creature", words: ["self", "target"] };

/** The function by a name; refuses one that does not exist. */
export function functionCalled(name: string, at: Span): FormulaFunction {
  const found = FUNCTIONS.get(name);
  if (found !== undefined) return found;
  const { hint } = foreignFunction(name);
  return refuse(at, `unknown function ${name}`, hint === undefined ? misspelt(name, FUNCTIONS.keys()) : { hint });
}

/** A call of a function, whose arguments are run from left to right. */
export function callPart(called: FormulaFunction, at: Span, args: readonly Part[]): Part {
  const { parameters, repeats, name } = called;
  const least = parameters.filter(({ otherwise }) => otherwise === undefined).length;
  if (args.length < least || (args.length > parameters.length && repeats !== true))
    refuseCount(called, at, args.length);
  const runs = args.map((part, place) => argument(part, parameters[place] ?? parameters.at(-1), name));
  const written = runs.length;
  const defaults = parameters.slice(written).map(
    ({ otherwise = "" }): Run<unknown> =>
      () =>
        otherwise,
  );
  const run = called.run(...([...runs, ...defaults] as Run<never>[]));
  const lengths = name === "sum" ? lengthOf(args[0]) : 0;
  const [type, given] = result(called, run, at);
  return partOf(at, type, given, args, CALL_STEPS, lengths);
}

/** How somebody is found whom code names as `"self"`, `"target"` or an element of a list of creatures. */
export function creatureIn(part: Part, user: string): Run<object | undefined> {
  const { type, run, at } = part;
  if (type.kind === "creature") return run as Run<object>;
  if (type.kind !== "text") return refuseType(part, user, '"self", "target" or a creature');
  useTexts(type.texts, WHO, at);
  const constant = onlyWord(type.texts);
  if (constant !== undefined) return constant === "self" ? self : target;
  return (at) => (run(at) === "self" ? self(at) : target(at));
}

function self(at: Evaluation): object {
  return at.subject.self;
}

function target(at: Evaluation): object | undefined {
  return at.subject.target;
}

function onlyWord({ literals, carried }: Texts): string | undefined {
  const words = new Set([...literals].map(({ value }) => value));
  return words.size === 1 && carried.length === 0 ? [...words][0] : undefined;
}

function argument(part: Part, parameter: Parameter | undefined, user: string): Run<unknown> {
  const takes = parameter?.takes ?? "number";
  if (takes === "who") return creatureIn(part, user);
  if (takes === "number") return numberIn(part, user);
  if (takes === "list") return listIn(part, user).run;
  if (takes === "numbers") {
    const { run, type } = listIn(part, user);
    if (type.of !== undefined && type.of.kind !== "number") refuseType(part, user, "a list of numbers");
    return run;
  }
  if (part.type.kind !== "text") return refuseType(part, user, "a text");
  useTexts(part.type.texts, takes, part.at);
  return part.run;
}

function result({ gives }: FormulaFunction, run: Run<unknown>, at: Span): [Type, Run<unknown>] {
  switch (gives) {
    case "number": {
      const number = run as Run<number>;
      return [NUMBER, (evaluation) => finite(number(evaluation), at)];
    }
    case "boolean":
      return [BOOLEAN, run];
    case "creatures":
      return [{ kind: "list", of: CREATURE, most: MOST_ENEMIES, ofEnemies: true }, run];
    default:
      return gives satisfies never;
  }
}

function lengthOf(part: Part | undefined): number {
  return part?.type.kind === "list" ? part.type.most : 0;
}

function refuseCount(called: FormulaFunction, at: Span, count: number): never {
  const { name } = called;
  const hint =
    name === "floor" ? "round_down(x) rounds, floor() is the floor's number" : `write ${signatureOf(called)}`;
  const given = count === 0 ? "nothing" : count === 1 ? "1 argument" : `${count} arguments`;
  refuse(at, `${name} is given ${given}`, { hint });
}
