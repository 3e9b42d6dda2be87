import type { Evaluation, Run } from "./evaluation.js";
import { booleanIn, listIn, type Part } from "./part.js";
import { refuse } from "./problem.js";
import type { MacroName, MacroSyntax } from "./syntax.js";
import { BOOLEAN, type ElementType, type ListType, type Type } from "./types.js";

/** A list that code goes through, and what it does with each element. */
export interface Iteration {
  readonly syntax: MacroSyntax;
  readonly list: Part;
  readonly test: Part | undefined;
  readonly body: Part;
  /** The number under which the run keeps the element. */
  readonly variable: number;
}

/** `map`, `filter`, `all` and `exists`: each element runs the body, in order; `all` and `exists` stop when they know. */
export function macroPart({ syntax, list, test, body, variable }: Iteration): Part {
  const { name, at } = syntax;
  const { run, type } = listIn(list, name);
  const fixed = 1 + body.fixed + (test?.fixed ?? 0);
  const each = type.most * (1 + body.cost + (test?.cost ?? 0));
  const inner = test === undefined || body.cost >= test.cost ? body : test;
  return {
    at,
    type: resultType(name, type, body),
    run: runOf(name, run, test && booleanIn(test, name), body, variable, fixed),
    cost: 1 + list.cost + each,
    fixed: 1 + list.fixed,
    loops: list.cost > each ? list.loops : [{ at, ofEnemies: type.ofEnemies }, ...inner.loops],
  };
}

/** What the elements of a list are; one that is always empty has none. */
export function elementType(list: Part, name: MacroName): ElementType {
  const { type } = listIn(list, name);
  return type.of ?? refuse(list.at, "this list is always empty");
}

function resultType(name: MacroName, list: ListType, body: Part): Type {
  if (name !== "map") return name === "filter" ? list : BOOLEAN;
  if (body.type.kind === "list") return refuse(body.at, "lists cannot hold lists");
  return { ...list, of: body.type };
}

function runOf(
  name: MacroName,
  list: Run<readonly unknown[]>,
  test: Run<boolean> | undefined,
  body: Part,
  variable: number,
  steps: number,
): Run<unknown> {
  switch (name) {
    case "map":
      return mapped(list, test, body.run, variable, steps);
    case "filter": {
      const keep = booleanIn(body, name);
      return (at) => list(at).filter((element) => keep(withElement(at, variable, element, steps)));
    }
    case "all": {
      const holds = booleanIn(body, name);
      return (at) => list(at).every((element) => holds(withElement(at, variable, element, steps)));
    }
    case "exists": {
      const holds = booleanIn(body, name);
      return (at) => list(at).some((element) => holds(withElement(at, variable, element, steps)));
    }
    default:
      return name satisfies never;
  }
}

function mapped(
  list: Run<readonly unknown[]>,
  test: Run<boolean> | undefined,
  body: Run<unknown>,
  variable: number,
  steps: number,
): Run<unknown[]> {
  return (at) => {
    const results: unknown[] = [];
    for (const element of list(at)) {
      withElement(at, variable, element, steps);
      if (test === undefined || test(at)) results.push(body(at));
    }
    return results;
  };
}

function withElement(at: Evaluation, variable: number, element: unknown, steps: number): Evaluation {
  at.variables[variable] = element;
  at.steps += steps;
  return at;
}
