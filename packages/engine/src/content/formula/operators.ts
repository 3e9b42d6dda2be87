import { fail, finite, type Run } from "./evaluation.js";
import { MOST_ELEMENTS } from "./limits.js";
import { booleanIn, dearest, listIn, numberIn, type Part, partOf } from "./part.js";
import { grouped, refuse, type Span } from "./problem.js";
import type { BinarySign } from "./syntax.js";
import { compareTexts } from "./texts.js";
import { BOOLEAN, eitherType, type ListType, NUMBER, nameOfType, type Type } from "./types.js";

/** `!` and `-`. */
export function unaryPart(at: Span, sign: "!" | "-", operand: Part): Part {
  if (sign === "!") {
    const truth = booleanIn(operand, "!");
    return partOf(at, BOOLEAN, (run) => !truth(run), [operand]);
  }
  const number = numberIn(operand, "-");
  return partOf(at, NUMBER, (run) => 0 - number(run), [operand]);
}

/** An operator between two values. Both sides are run from left to right; `&&` and `||` run the right one if needed. */
export function binaryPart(at: Span, sign: BinarySign, left: Part, right: Part): Part {
  switch (sign) {
    case "||":
    case "&&":
      return logicPart(at, sign, left, right);
    case "==":
    case "!=":
      return equalPart(at, sign, left, right);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return orderPart(at, sign, left, right);
    case "in":
      return inPart(at, left, right);
    case "+":
      if (left.type.kind === "list" || right.type.kind === "list") return joinPart(at, left, right);
      return arithmeticPart(at, sign, left, right);
    case "-":
    case "*":
    case "/":
    case "%":
      return arithmeticPart(at, sign, left, right);
    default:
      return sign satisfies never;
  }
}

/** `test ? yes : no`, which runs one of the two. */
export function choicePart(at: Span, test: Part, yes: Part, no: Part): Part {
  const [truth, first, second] = [booleanIn(test, "?"), yes.run, no.run];
  const type = eitherType(yes.type, no.type) ?? refuseKinds(at, "? :", yes.type, no.type);
  const run: Run<unknown> = (at) => {
    const chosen = truth(at);
    at.steps += chosen ? yes.fixed : no.fixed;
    return chosen ? first(at) : second(at);
  };
  const dear = yes.cost >= no.cost ? yes : no;
  const { loops } = dearest([test, dear]) ?? dear;
  return { at, type, run, cost: 1 + test.cost + dear.cost, fixed: 1 + test.fixed, loops };
}

function logicPart(at: Span, sign: "||" | "&&", left: Part, right: Part): Part {
  const [a, b] = [booleanIn(left, sign), booleanIn(right, sign)];
  const run: Run<boolean> = sign === "||" ? (at) => a(at) || b(at) : (at) => a(at) && b(at);
  return partOf(at, BOOLEAN, run, [left, right]);
}

function arithmeticPart(at: Span, sign: "+" | "-" | "*" | "/" | "%", left: Part, right: Part): Part {
  const run = arithmetic(at, sign, numberIn(left, sign), numberIn(right, sign));
  return partOf(at, NUMBER, run, [left, right]);
}

function arithmetic(at: Span, sign: "+" | "-" | "*" | "/" | "%", a: Run<number>, b: Run<number>): Run<number> {
  switch (sign) {
    case "+":
      return (run) => finite(a(run) + b(run), at);
    case "-":
      return (run) => finite(a(run) - b(run), at);
    case "*":
      return (run) => finite(a(run) * b(run), at);
    case "/":
      return (run) => {
        const [dividend, divisor] = [a(run), b(run)];
        return divisor === 0 ? fail(at, "division_by_zero") : finite(dividend / divisor, at);
      };
    case "%":
      return (run) => {
        const [dividend, divisor] = [a(run), b(run)];
        return divisor === 0 ? fail(at, "division_by_zero") : finite(dividend % divisor, at);
      };
    default:
      return sign satisfies never;
  }
}

function orderPart(at: Span, sign: "<" | "<=" | ">" | ">=", left: Part, right: Part): Part {
  return partOf(at, BOOLEAN, order(sign, numberIn(left, sign), numberIn(right, sign)), [left, right]);
}

function order(sign: "<" | "<=" | ">" | ">=", a: Run<number>, b: Run<number>): Run<boolean> {
  switch (sign) {
    case "<":
      return (at) => a(at) < b(at);
    case "<=":
      return (at) => a(at) <= b(at);
    case ">":
      return (at) => a(at) > b(at);
    case ">=":
      return (at) => a(at) >= b(at);
    default:
      return sign satisfies never;
  }
}

function equalPart(at: Span, sign: "==" | "!=", left: Part, right: Part): Part {
  comparable(at, sign, left.type, right.type);
  const [a, b] = [left.run, right.run];
  const run: Run<boolean> = sign === "==" ? (at) => a(at) === b(at) : (at) => a(at) !== b(at);
  return partOf(at, BOOLEAN, run, [left, right]);
}

function inPart(at: Span, left: Part, right: Part): Part {
  const list = listIn(right, "in");
  if (list.type.of !== undefined) comparable(at, "in", left.type, list.type.of);
  const [a, b] = [left.run, list.run];
  const run: Run<boolean> = (at) => {
    const sought = a(at);
    const elements = b(at);
    at.steps += elements.length;
    return elements.includes(sought);
  };
  return partOf(at, BOOLEAN, run, [left, right], 1, list.type.most);
}

function joinPart(at: Span, left: Part, right: Part): Part {
  const [a, b] = [listIn(left, "+"), listIn(right, "+")];
  const either = eitherType(a.type, b.type);
  if (either?.kind !== "list") return refuseKinds(at, "+", a.type, b.type);
  const most = a.type.most + b.type.most;
  if (most > MOST_ELEMENTS) {
    refuse(at, `this list may have ${grouped(most)} elements (at most ${grouped(MOST_ELEMENTS)})`);
  }
  const run: Run<unknown[]> = (at) => {
    const first = a.run(at);
    const joined = first.concat(b.run(at));
    at.steps += joined.length;
    return joined;
  };
  const type: ListType = { ...either, most, ofEnemies: a.type.ofEnemies || b.type.ofEnemies };
  return partOf(at, type, run, [left, right], 1, most);
}

/** Only values of one kind are compared; texts take on each other's meaning. */
function comparable(at: Span, sign: string, a: Type, b: Type): void {
  if (a.kind !== b.kind) refuseKinds(at, sign, a, b);
  if (a.kind === "text" && b.kind === "text") compareTexts(a.texts, b.texts, at);
  if (a.kind === "list" || a.kind === "action") refuse(at, `${sign} compares no lists and no actions`);
}

function refuseKinds(at: Span, sign: string, a: Type, b: Type): never {
  refuse(at, `${sign} needs two of one kind, and these are ${nameOfType(a)} and ${nameOfType(b)}`);
}
