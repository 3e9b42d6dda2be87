import { fitNumber } from "../../../src/content/formula/fit-number.js";
import type { Syntax } from "../../../src/content/formula/syntax.js";
import { SHAPES } from "./shapes.js";
import type { Actor, Stage } from "./stage.js";

/** What the slow reading of a program gave, and the steps that it took as the manual counts them. */
export interface Interpreted {
  readonly value: unknown;
  readonly steps: number;
}

interface Walk {
  readonly stage: Stage;
  readonly variables: Map<string, unknown>;
  steps: number;
}

/**
 * Runs code by walking over its tree, as the manual describes it and without any haste: what the engine compiles is held
 * against it. Throws where code fails.
 */
export function interpret(syntax: Syntax, stage: Stage): Interpreted {
  const walk: Walk = { stage, variables: new Map(), steps: 0 };
  const value = run(syntax, walk);
  return { value, steps: walk.steps };
}

function run(syntax: Syntax, walk: Walk): unknown {
  walk.steps += syntax.kind === "call" ? 10 : 1;
  switch (syntax.kind) {
    case "number":
    case "boolean":
    case "text":
      return syntax.value;
    case "name":
      return walk.variables.get(syntax.name);
    case "event":
      return walk.stage.event[syntax.field as "damage"];
    case "unary":
      return syntax.sign === "!" ? !run(syntax.operand, walk) : sound(-Number(run(syntax.operand, walk)));
    case "binary":
      return binary(syntax, walk);
    case "choice":
      return run(run(syntax.test, walk) === true ? syntax.yes : syntax.no, walk);
    case "call":
      return call(syntax.name, syntax.args, walk);
    case "macro":
      return macro(syntax, walk);
    case "list":
      walk.steps += syntax.elements.length;
      return syntax.elements.map((element) => run(element, walk));
    case "action":
      return action(syntax, walk);
    default:
      return syntax satisfies never;
  }
}

function sound(value: number): number {
  if (!Number.isFinite(value)) throw new Error("not finite");
  return value === 0 ? 0 : value;
}

function binary({ sign, left, right }: Extract<Syntax, { kind: "binary" }>, walk: Walk): unknown {
  const a = run(left, walk);
  if (sign === "&&" && a === false) return false;
  if (sign === "||" && a === true) return true;
  const b = run(right, walk);
  if (sign === "&&" || sign === "||") return b;
  if (sign === "==") return a === b;
  if (sign === "!=") return a !== b;
  if (Array.isArray(b)) {
    const result = sign === "in" ? b : [...(a as unknown[]), ...b];
    walk.steps += result.length;
    return sign === "in" ? b.includes(a) : result;
  }
  return withNumbers(sign, a as number, b as number);
}

function withNumbers(sign: string, a: number, b: number): unknown {
  if ((sign === "/" || sign === "%") && b === 0) throw new Error("division by zero");
  switch (sign) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    case "+":
      return sound(a + b);
    case "-":
      return sound(a - b);
    case "*":
      return sound(a * b);
    case "/":
      return sound(a / b);
    default:
      return sound(a % b);
  }
}

function macro({ name, list, element, test, body }: Extract<Syntax, { kind: "macro" }>, walk: Walk): unknown {
  const elements = run(list, walk) as unknown[];
  const results: unknown[] = [];
  for (const each of elements) {
    walk.steps += 1;
    walk.variables.set(element.text, each);
    if (test !== undefined && run(test, walk) === false) continue;
    const result = run(body, walk);
    if (name === "all" && result === false) return false;
    if (name === "exists" && result === true) return true;
    if (name === "map") results.push(result);
    if (name === "filter" && result === true) results.push(each);
  }
  return name === "all" ? true : name === "exists" ? false : results;
}

function action({ fields }: Extract<Syntax, { kind: "action" }>, walk: Walk): unknown {
  const written = Object.fromEntries(fields.map(({ name, value }) => [name.text, run(value, walk)]));
  const shape = SHAPES[String(written.action)] ?? {};
  const complete: Record<string, unknown> = { action: written.action };
  for (const [name, field] of Object.entries(shape)) {
    const value = written[name] ?? field.otherwise;
    if (value !== undefined)
      complete[name] = name in written && field.kind === "number" ? fitNumber(Number(value), field) : value;
  }
  return complete;
}

function call(name: string, args: readonly Syntax[], walk: Walk): unknown {
  const values = args.map((arg) => run(arg, walk));
  const { stage } = walk;
  const [first, second] = values;
  const creature = () => (first === "self" ? stage.self : first === "target" ? stage.target : (first as Actor));
  const numbers = values as number[];
  const about = (read: (who: Actor) => unknown, nothing: unknown) => {
    const who = creature();
    return who === undefined ? nothing : read(who);
  };
  switch (name) {
    case "attribute":
      return about((who) => sound(who.attributes[String(second)] ?? Number.NaN), 0);
    case "health":
      return about((who) => who.health, 0);
    case "stamina":
      return about((who) => who.stamina, 0);
    case "has_tag":
      return about((who) => stage.hasTag(who, String(second)), false);
    case "has_modifier":
      return about((who) => stage.hasModifier(who, String(second)), false);
    case "has_item":
      return stage.hasItem(String(first));
    case "worn":
      return stage.worn(String(first));
    case "flag":
      return stage.flag(String(first), "run");
    case "quest":
      return stage.quest(String(first), second as "done");
    case "in_combat":
      return stage.inCombat();
    case "floor":
      return stage.floor();
    case "turn":
      return stage.turn();
    case "enemies":
      return stage.enemies(stage.self);
    case "rand":
      return stage.rand();
    case "min":
      return Math.min(...numbers);
    case "max":
      return Math.max(...numbers);
    case "clamp":
      return Math.max(Number(numbers[1]), Math.min(Number(numbers[2]), Number(first)));
    case "abs":
      return Math.abs(Number(first));
    case "round":
      return sound(Math.sign(Number(first)) * Math.round(Math.abs(Number(first))));
    case "round_down":
      return sound(Math.floor(Number(first)));
    case "round_up":
      return sound(Math.ceil(Number(first)));
    case "sum":
      walk.steps += (first as number[]).length;
      return sound((first as number[]).reduce((total, one) => total + one, 0));
    case "count":
      return (first as unknown[]).length;
    default:
      throw new Error(`no function ${name}`);
  }
}
