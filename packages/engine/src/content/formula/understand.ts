import { type ActionShapes, actionPart, constantNumber, shapeOf } from "./actions.js";
import { callPart, functionCalled } from "./calls.js";
import type { Run } from "./evaluation.js";
import { RESERVED } from "./foreign.js";
import { FUNCTIONS } from "./functions.js";
import { EVENT_FIELDS, type EventField } from "./host.js";
import { elementType, macroPart } from "./macros.js";
import { binaryPart, choicePart, unaryPart } from "./operators.js";
import { type Part, partOf } from "./part.js";
import { misspelt, refuse, type Span } from "./problem.js";
import type { ActionSyntax, MacroSyntax, Name, Syntax } from "./syntax.js";
import { type Literal, literal } from "./texts.js";
import { BOOLEAN, commonType, type ElementType, NUMBER, nameOfType, type Type } from "./types.js";

/** What is known and found while code is being understood. */
export interface Understanding {
  /** The actions that may be built; undefined for code that only computes, which may not draw either. */
  readonly actions: ActionShapes | undefined;
  /** What the event carries. */
  readonly event: readonly EventField[];
  /** The elements that can be named, the innermost last. */
  readonly scope: Variable[];
  /** Every text in the code. */
  readonly literals: Literal[];
  /** What is read of the event. */
  readonly eventFields: Set<EventField>;
  /** Whom actions may be aimed at: words, and `creature` for an element of a list. */
  readonly targets: Set<string>;
  /** How many iterations there are. */
  iterations: number;
}

interface Variable {
  readonly name: string;
  readonly type: ElementType;
}

/** Finds out what each part of the code is and gives, the left ones first; refuses what does not go together. */
export function understand(syntax: Syntax, known: Understanding): Part {
  const { at } = syntax;
  switch (syntax.kind) {
    case "number":
      return constant(at, NUMBER, syntax.value);
    case "boolean":
      return constant(at, BOOLEAN, syntax.value);
    case "text":
      return textPart(at, syntax.value, known);
    case "name":
      return variablePart(at, syntax.name, known);
    case "event":
      return eventPart(at, syntax.field, known);
    case "unary":
      return unaryPart(at, syntax.sign, understand(syntax.operand, known));
    case "binary": {
      const left = understand(syntax.left, known);
      const right = understand(syntax.right, known);
      if ((syntax.sign === "/" || syntax.sign === "%") && constantNumber(syntax.right) === 0) {
        refuse(syntax.right.at, "this divides by zero");
      }
      return binaryPart(at, syntax.sign, left, right);
    }
    case "choice": {
      const test = understand(syntax.test, known);
      const yes = understand(syntax.yes, known);
      return choicePart(at, test, yes, understand(syntax.no, known));
    }
    case "call": {
      const called = functionCalled(syntax.name, at);
      if (called.scriptsOnly === true && known.actions === undefined) refuse(at, `${called.name} is for scripts alone`);
      return callPart(
        called,
        at,
        syntax.args.map((arg) => understand(arg, known)),
      );
    }
    case "macro":
      return iterationPart(syntax, known);
    case "list":
      return listPart(
        at,
        syntax.elements.map((element) => understand(element, known)),
      );
    case "action":
      return builtAction(syntax, known);
    default:
      return syntax satisfies never;
  }
}

function constant(at: Span, type: Type, value: number | boolean): Part {
  return partOf(at, type, () => value);
}

function textPart(at: Span, value: string, { literals }: Understanding): Part {
  const made = literal(value, at);
  literals.push(made);
  return partOf(at, { kind: "text", texts: { literals: new Set([made]), carried: [] } }, () => value);
}

function variablePart(at: Span, name: string, { scope }: Understanding): Part {
  const place = scope.findIndex((variable) => variable.name === name);
  const variable = scope[place];
  if (variable !== undefined) return partOf(at, variable.type, ({ variables }) => variables[place]);
  const names = scope.map((known) => known.name);
  if (FUNCTIONS.has(name)) return refuse(at, `${name} is a function`, { hint: `write ${name}(…)` });
  return refuse(at, `unknown name ${name}`, {
    ...misspelt(name, names),
    hint: `put it in quotes: "${name}"`,
  });
}

function eventPart(at: Span, field: string, { event, eventFields }: Understanding): Part {
  if (!isEventField(field)) return refuse(at, `unknown field ${field} of the event`, misspelt(field, event));
  if (!event.includes(field)) {
    const hint = event.length === 0 ? "it carries nothing" : `it carries ${event.join(", ")}`;
    refuse(at, `there is no event.${field} here`, { hint });
  }
  eventFields.add(field);
  const holds = EVENT_FIELDS.get(field);
  const run: Run<unknown> = ({ subject }) => subject.event[field];
  if (holds === undefined) return partOf(at, NUMBER, run);
  return partOf(at, { kind: "text", texts: { literals: new Set(), carried: [holds] } }, run);
}

function isEventField(field: string): field is EventField {
  return EVENT_FIELDS.has(field as EventField);
}

function iterationPart(syntax: MacroSyntax, known: Understanding): Part {
  const list = understand(syntax.list, known);
  const type = elementType(list, syntax.name);
  const variable = known.scope.length;
  checkName(syntax.element, known);
  known.scope.push({ name: syntax.element.text, type });
  const test = syntax.test && understand(syntax.test, known);
  const body = understand(syntax.body, known);
  known.scope.pop();
  known.iterations += 1;
  return macroPart({ syntax, list, test, body, variable });
}

/** The name of an element may hide nothing. */
function checkName(name: Name, { scope }: Understanding): void {
  const taken = scope.some((variable) => variable.name === name.text);
  if (taken || FUNCTIONS.has(name.text) || RESERVED.has(name.text)) {
    refuse(name, `the name ${name.text} is taken`, { hint: "choose another for the element" });
  }
}

function listPart(at: Span, elements: readonly Part[]): Part {
  const types = elements.map(({ at, type }) => (type.kind === "list" ? refuse(at, "lists cannot hold lists") : type));
  const other = elements.find(({ type }) => type.kind !== types[0]?.kind);
  if (other !== undefined && types[0] !== undefined) {
    const both = `${nameOfType(types[0])} and ${nameOfType(other.type)}`;
    refuse(other.at, `a list holds things of one kind, not ${both}`);
  }
  const runs = elements.map(({ run }) => run);
  const type: Type = { kind: "list", of: commonType(types), most: runs.length, ofEnemies: false };
  return partOf(at, type, (run) => runs.map((element) => element(run)), elements, 1 + runs.length);
}

function builtAction(syntax: ActionSyntax, known: Understanding): Part {
  if (known.actions === undefined) return refuse(syntax.at, "actions are for scripts alone");
  const shape = shapeOf(syntax, known.actions);
  return actionPart(
    syntax,
    shape,
    syntax.fields.map(({ value }) => understand(value, known)),
    known.targets,
  );
}
