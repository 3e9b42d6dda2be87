import { type Attribute, DEFAULT_ATTRIBUTES } from "@rustkeep/engine";
import { spotKey } from "../positions/spots.js";
import type { FieldType } from "../read/shape.js";
import { type At, pathOf } from "./at.js";
import { complete } from "./complete.js";
import { fieldsOf, isNumeric, isPlainTable, isWhole } from "./fields.js";
import { holds, matches } from "./matches.js";
import { OPERATIONS, type Operation, type Operations, type Patch, type Table } from "./patch.js";
import { type Step, stepsWithin, type Trace, traceOf, written } from "./trace.js";

/** A value of an entry and, where anybody wants to know, where it comes from. */
export interface Traced<T> {
  value: T;
  trace: Trace | undefined;
}

/** What became of the parts of a patch that need something to act on. */
export interface Effect {
  /** Those that found nothing, by `spotKey` of their paths in the patch, and how often; undefined for none. */
  missed: Map<string, { path: (string | number)[]; times: number }> | undefined;
  /** Those within elements of lists that found something: they may be tried more often than the patch. */
  hit: Set<string> | undefined;
}

/** A part of a patch at work. */
interface Work {
  patch: Patch;
  operation: Operation;
  effect: Effect;
  /** Whether it works on an element of a list. */
  within: boolean;
}

/** What an operation makes of the value of a field; undefined where it finds nothing to act on. */
type Edit = (work: Work, field: Field, operand: unknown, at: At) => Traced<unknown> | undefined;

interface Field extends Traced<unknown> {
  shape: string;
  name: string;
  type: FieldType | undefined;
}

/**
 * A table of an entry after the operations of a patch: a copy, the table itself is left alone. What comes of it is not
 * checked yet.
 * @param at where the operations stand in the patch; undefined for the patch itself
 */
export function applyOperations(
  table: Traced<Table>,
  shape: string,
  operations: Operations,
  at: At | undefined,
  { patch, effect }: Pick<Work, "patch" | "effect">,
): Traced<Record<string, unknown>> {
  const copy = copyOf(table);
  for (const operation of OPERATIONS) {
    const part = operations[operation];
    if (part === undefined) continue;
    const work = { patch, operation, effect, within: at !== undefined };
    editFields(work, copy, shape, part, { up: at, key: operation });
  }
  const { value, trace } = copy;
  return { value, trace };
}

/** A copy of a table that operations change in place. */
interface Copy {
  value: Record<string, unknown>;
  trace: (Trace & { inner: Map<string | number, Trace> }) | undefined;
}

function copyOf({ value, trace }: Traced<Table>): Copy {
  return { value: { ...value }, trace: trace && { ...trace, inner: new Map(trace.inner) } };
}

function editFields(work: Work, table: Copy, shape: string, part: Table, at: At): void {
  const fields = fieldsOf(shape, table.value, work.operation === "set" ? part : undefined);
  editEach(work, table, shape, (name) => fields.get(name), part, at);
}

/** Edits the values of a table, of which each has a type by its name. */
function editEach(
  work: Work,
  table: Copy,
  shape: string,
  typeOf: (name: string) => FieldType | undefined,
  part: Table,
  at: At,
): void {
  const { value, trace } = table;
  for (const name of Object.keys(part)) {
    const field = {
      value: ownValue(value, name),
      trace: trace && traceOf(trace, name),
      shape,
      name,
      type: typeOf(name),
    };
    const edited = editField(work, field, part[name], { up: at, key: name });
    if (edited === undefined) continue;
    putValue(value, name, edited.value);
    if (edited.trace !== undefined) trace?.inner.set(name, edited.trace);
  }
}

// A key may be `__proto__`.
function ownValue(table: Table, name: string): unknown {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function putValue(table: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") table[name] = value;
  else Object.defineProperty(table, name, { value, enumerable: true, configurable: true, writable: true });
}

function editField(work: Work, field: Field, operand: unknown, at: At): Traced<unknown> | undefined {
  const { type, trace } = field;
  const value = field.value ?? (work.operation === "set" ? {} : undefined);
  if ((type?.kind === "table" || type?.kind === "map") && isPlainTable(operand) && isPlainTable(value)) {
    const copy = copyOf({ value, trace });
    if (type.kind === "table") editFields(work, copy, type.shape, operand, at);
    else editEach(work, copy, "", () => type.of, operand, at);
    return copy;
  }
  const edited = edits[work.operation](work, field, operand, at);
  note(work, at, edited !== undefined);
  return edited;
}

function note({ effect, within }: Work, at: At, found: boolean): void {
  if (found && !within) return;
  const path = pathOf(at);
  const name = spotKey(path);
  if (found) {
    effect.hit = (effect.hit ?? new Set()).add(name);
    return;
  }
  effect.missed ??= new Map();
  effect.missed.set(name, { path, times: (effect.missed.get(name)?.times ?? 0) + 1 });
}

const edits: Readonly<Record<Operation, Edit>> = {
  set: setField,
  multiply: (work, field, operand, at) => calculate(work, field, operand, at, (one, other) => one * other),
  add: (work, field, operand, at) => calculate(work, field, operand, at, (one, other) => one + other),
  change: changeElements,
  remove: removeElements,
  prepend: (work, field, operand, at) =>
    addElements(work, field, operand, at, (added, others) => [...added, ...others]),
  append: (work, field, operand, at) => addElements(work, field, operand, at, (added, others) => [...others, ...added]),
};

function setField({ patch, operation }: Work, { trace, type }: Field, operand: unknown, at: At): Traced<unknown> {
  const value = type === undefined ? operand : complete(operand, type, patch.mod.id);
  if (trace === undefined) return { value, trace };
  const path = pathOf(at);
  const step: Step = { patch, path, operation, operand: value, result: value };
  return { value, trace: { ...written({ patch, path }), steps: [...stepsWithin(trace), step] } };
}

function isAttribute(name: string): name is Attribute {
  return Object.hasOwn(DEFAULT_ATTRIBUTES, name);
}

// An attribute that a creature does not have in its base is what every fresh creature has.
function numberIn({ value, shape, name }: Field): unknown {
  return value === undefined && shape === "AttributeValues" && isAttribute(name) ? DEFAULT_ATTRIBUTES[name] : value;
}

// What is half in writing (1.005 × 100) may be a little less in binary. Never -0.
function rounded(number: number): number {
  const exact = Number(number.toPrecision(15));
  return Math.sign(exact) * Math.round(Math.abs(exact)) + 0;
}

function calculate(
  { patch, operation }: Work,
  field: Field,
  operand: unknown,
  at: At,
  compute: (one: number, other: number) => number,
): Traced<unknown> | undefined {
  const { type, trace } = field;
  const before = numberIn(field);
  if (!isNumeric(type) || typeof before !== "number" || typeof operand !== "number") return undefined;
  const exact = compute(before, operand);
  const value = isWhole(type) ? rounded(exact) : exact + 0;
  if (trace === undefined) return { value, trace };
  const path = pathOf(at);
  const step: Step = { patch, path, operation, operand, result: value };
  return { value, trace: { ...trace, origin: { patch, path }, steps: [...trace.steps, step] } };
}

type Elements = Traced<unknown>[];

function elementsOf({ value, trace }: Field): Elements {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map((element, index) => ({ value: element, trace: trace && traceOf(trace, index) }));
}

function asList({ trace }: Field, elements: Elements, steps: readonly Step[]): Traced<unknown> {
  const value = elements.map((element) => element.value);
  if (trace === undefined) return { value, trace };
  const inner = new Map(elements.flatMap((element, index) => (element.trace ? [[index, element.trace]] : [])));
  return { value, trace: { ...trace, inner, steps: [...trace.steps, ...steps] } };
}

function changeElements(work: Work, field: Field, operand: unknown, at: At): Traced<unknown> | undefined {
  const { type } = field;
  if (type?.kind !== "list" || type.of.kind !== "table" || !Array.isArray(operand)) return undefined;
  const { shape } = type.of;
  let elements = elementsOf(field);
  for (const [index, change] of (operand as Table[]).entries()) {
    const where = change.where as Table;
    const place = { up: at, key: index };
    let found = false;
    elements = elements.map((element) => {
      const { value, trace } = element;
      if (!isPlainTable(value) || !matches(value, where, shape, work.patch.mod.id)) return element;
      found = true;
      return applyOperations({ value, trace }, shape, change as Operations, place, work);
    });
    note(work, place, found);
  }
  return asList(field, elements, []);
}

function removeElements(work: Work, field: Field, operand: unknown, at: At): Traced<unknown> | undefined {
  const { type } = field;
  if (type?.kind !== "list" || !Array.isArray(operand)) return undefined;
  const { patch, operation } = work;
  let elements = elementsOf(field);
  const steps: Step[] = [];
  for (const [index, wanted] of operand.entries()) {
    const place = { up: at, key: index };
    const isMeant = ({ value }: Traced<unknown>) => holds(value, wanted, type.of, patch.mod.id);
    const removed = elements.filter(isMeant);
    note(work, place, removed.length > 0);
    elements = elements.filter((element) => !isMeant(element));
    for (const { value } of removed) {
      steps.push({ patch, path: pathOf(place), operation, operand: value, result: elements.length });
    }
  }
  return asList(field, elements, steps);
}

function addElements(
  { patch, operation }: Work,
  field: Field,
  operand: unknown,
  at: At,
  place: (added: Elements, others: Elements) => Elements,
): Traced<unknown> | undefined {
  const { type, trace } = field;
  if (type?.kind !== "list" || !Array.isArray(operand)) return undefined;
  const added = operand.map((element, index) => ({
    value: complete(element, type.of, patch.mod.id),
    trace: trace && written({ patch, path: pathOf({ up: at, key: index }) }),
  }));
  const elements = place(added, elementsOf(field));
  if (trace === undefined) return asList(field, elements, []);
  const values = added.map(({ value }) => value);
  return asList(field, elements, [{ patch, path: pathOf(at), operation, operand: values, result: elements.length }]);
}
