import { creatureIn } from "./calls.js";
import type { Run } from "./evaluation.js";
import { fitNumber, type NumberField } from "./fit-number.js";
import { booleanIn, numberIn, type Part, partOf, refuseType } from "./part.js";
import { misspelt, refuse, type Span } from "./problem.js";
import type { ActionSyntax, Name, Syntax } from "./syntax.js";
import { type Role, useTexts } from "./texts.js";
import { ACTION } from "./types.js";

/** What a field of an action may hold. */
export type FieldKind =
  | ({ readonly kind: "number" } & NumberField)
  | { readonly kind: "boolean" }
  /** One of some words; with `creature`, an element of a list of creatures instead. */
  | { readonly kind: "word"; readonly words: readonly string[]; readonly creature?: boolean }
  | { readonly kind: "id"; readonly registry: string }
  | { readonly kind: "ids"; readonly registry: string; readonly most: number };

/** A field of an action: what it may hold, and what it holds where nothing is written. */
export type FieldShape = FieldKind & { readonly required?: boolean; readonly otherwise?: unknown };

/** The actions that a script may return, by name, each with its fields but `action`. */
export type ActionShapes = Readonly<Record<string, Readonly<Record<string, FieldShape>>>>;

/** An action as a script returns it: complete; `target` may be a creature. */
export type ScriptAction = Readonly<Record<string, unknown>> & { readonly action: string };

/** Which action the code builds; refuses one that does not exist and fields that it does not have or lacks. */
export function shapeOf(syntax: ActionSyntax, shapes: ActionShapes): ActionShapes[string] {
  const { at, fields } = syntax;
  const name = actionName(syntax);
  const shape = Object.hasOwn(shapes, name.value) ? shapes[name.value] : undefined;
  if (shape === undefined) {
    return refuse(name.at, `unknown action ${name.value}`, misspelt(name.value, Object.keys(shapes)));
  }
  const seen = new Set<string>();
  for (const { name: field } of fields) {
    if (seen.has(field.text)) refuse(field, `${field.text} stands here twice`);
    if (field.text !== "action" && !Object.hasOwn(shape, field.text)) {
      refuse(field, `${name.value} has no field ${field.text}`, misspelt(field.text, Object.keys(shape)));
    }
    seen.add(field.text);
  }
  const missing = Object.entries(shape).find(([field, { required }]) => required === true && !seen.has(field));
  if (missing !== undefined) refuse(at, `${name.value} needs ${missing[0]}`);
  return shape;
}

/**
 * An action, whose fields are run in the order in which they are written.
 * @param targets takes note of whom it may be aimed at
 */
export function actionPart(
  syntax: ActionSyntax,
  shape: ActionShapes[string],
  values: readonly Part[],
  targets: Set<string>,
): Part {
  // A copy is quick only if it has all fields from the beginning.
  const template: Record<string, unknown> = {};
  for (const [name, { otherwise }] of Object.entries(shape)) if (otherwise !== undefined) template[name] = otherwise;
  const runs: [name: string, run: Run<unknown>][] = [];
  for (const [place, part] of values.entries()) {
    const written = syntax.fields[place];
    if (written === undefined) continue;
    const { text } = written.name;
    const field = shape[text];
    template[text] = field === undefined && written.value.kind === "text" ? written.value.value : undefined;
    if (field === undefined) continue;
    runs.push([text, fieldRun(part, field, written.name, written.value)]);
    if (field.kind === "word" && field.creature === true) noteTargets(part, targets);
  }
  const run: Run<unknown> = (at) => {
    const action = { ...template };
    for (const [name, give] of runs) action[name] = give(at);
    return action;
  };
  return partOf(syntax.at, ACTION, run, values);
}

function noteTargets({ type }: Part, targets: Set<string>): void {
  if (type.kind === "creature") targets.add("creature");
  if (type.kind === "text") for (const { value } of type.texts.literals) targets.add(value);
}

function actionName({ at, fields }: ActionSyntax): { value: string; at: Span } {
  const field = fields.find(({ name }) => name.text === "action");
  if (field === undefined) return refuse(at, 'an action needs "action"');
  if (field.value.kind !== "text")
    return refuse(field.value.at, 'the name of an action stands in quotes, like "damage"');
  return field.value;
}

function fieldRun(part: Part, field: FieldShape, name: Name, written: Syntax): Run<unknown> {
  switch (field.kind) {
    case "number": {
      checkNumber(written, field, name);
      const number = numberIn(part, name.text);
      return (at) => fitNumber(number(at), field);
    }
    case "boolean":
      return booleanIn(part, name.text);
    case "word":
      if (field.creature === true && part.type.kind === "creature") return creatureIn(part, name.text);
      return textRun(part, { kind: "word", what: name.text, words: field.words }, name);
    case "id":
      return textRun(part, { kind: "id", registry: field.registry }, name);
    case "ids":
      return idsRun(part, field, name);
    default:
      return field satisfies never;
  }
}

function textRun(part: Part, role: Role, name: Name): Run<unknown> {
  if (part.type.kind !== "text") return refuseType(part, name.text, "a text");
  useTexts(part.type.texts, role, part.at);
  return part.run;
}

function idsRun(part: Part, field: { registry: string; most: number }, name: Name): Run<unknown> {
  const { type, run, at } = part;
  if (type.kind !== "list") return refuseType(part, name.text, "a list of texts");
  if (type.of !== undefined) {
    if (type.of.kind !== "text") return refuseType(part, name.text, "a list of texts");
    useTexts(type.of.texts, { kind: "id", registry: field.registry }, at);
  }
  if (type.most > field.most) refuse(at, `${name.text} holds at most ${field.most}`);
  return run;
}

/** A number that stands there as such must lie within the bounds; one that is computed is held in them. */
function checkNumber(written: Syntax, { whole, minimum, maximum }: NumberField, { text }: Name): void {
  const value = constantNumber(written);
  if (value === undefined) return;
  if (whole && !Number.isInteger(value)) refuse(written.at, `${text} is a whole number`);
  if (value < minimum) refuse(written.at, `${text} is at least ${minimum}`);
  if (value > maximum) refuse(written.at, `${text} is at most ${maximum}`);
}

/** The number that code is, if it is nothing but a number. */
export function constantNumber(syntax: Syntax): number | undefined {
  if (syntax.kind === "number") return syntax.value;
  if (syntax.kind !== "unary" || syntax.sign !== "-") return undefined;
  const value = constantNumber(syntax.operand);
  return value === undefined ? undefined : 0 - value;
}
