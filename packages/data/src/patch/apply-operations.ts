import { type Attribute, DEFAULT_ATTRIBUTES } from "@rustkeep/engine";
import { spotKey } from "../positions/spots.js";
import type { FieldType } from "../read/shape.js";
import { complete } from "./complete.js";
import { fieldsOf, isPlainTable } from "./fields.js";
import { holds, matches } from "./matches.js";
import { OPERATIONS, type Operation, type Operations, type Patch, type Table } from "./patch.js";
import { type Step, stepsWithin, type Trace, traceOf, written } from "./trace.js";

type Path = readonly (string | number)[];

/** A value of an entry, and where it comes from. */
export interface Traced<T> {
  value: T;
  trace: Trace;
}

/** What became of the parts of a patch that need something to act on. */
export interface Effect {
  /** Those that found nothing at least once, by `spotKey` of their paths in the patch. */
  missed: Map<string, Path>;
  /** Those that found something. */
  hit: Set<string>;
}

/** A part of a patch at work. */
interface Work {
  patch: Patch;
  operation: Operation;
  effect: Effect;
}

/** What an operation makes of the value of a field; undefined where it finds nothing to act on. */
type Edit = (work: Work, field: Field, operand: unknown, at: Path) => Traced<unknown> | undefined;

interface Field extends Traced<unknown> {
  shape: string;
  name: string;
  type: FieldType | undefined;
}

/**
 * A table of an entry after the operations of a patch, with traces of what they did. The table itself is left alone. What
 * comes of it is not checked yet.
 * @param at where the operations stand in the patch
 */
export function applyOperations(
  table: Traced<Table>,
  shape: string,
  operations: Operations,
  at: Path,
  { patch, effect }: Pick<Work, "patch" | "effect">,
): Traced<Table> {
  let changed = table;
  for (const operation of OPERATIONS) {
    const part = operations[operation];
    if (part !== undefined)
      changed = editFields({ patch, operation, effect }, changed, shape, part, [...at, operation]);
  }
  return changed;
}

function editFields(work: Work, table: Traced<Table>, shape: string, part: Table, at: Path): Traced<Table> {
  const setting = work.operation === "set";
  // With a new tag, a table has the fields that go with it.
  const fields = fieldsOf(shape, setting ? { ...table.value, ...part } : table.value);
  const values = new Map(Object.entries(table.value));
  const inner = new Map(table.trace.inner);
  for (const [name, operand] of Object.entries(part)) {
    const field = { value: values.get(name), trace: traceOf(table.trace, name), shape, name, type: fields.get(name) };
    const edited = editField(work, field, operand, [...at, name]);
    if (edited === undefined) continue;
    values.set(name, edited.value);
    inner.set(name, edited.trace);
  }
  return { value: Object.fromEntries(values), trace: { ...table.trace, inner } };
}

function editField(work: Work, field: Field, operand: unknown, at: Path): Traced<unknown> | undefined {
  const { type, trace } = field;
  const value = field.value ?? (work.operation === "set" ? {} : undefined);
  if (type?.kind === "table" && isPlainTable(operand) && isPlainTable(value)) {
    return editFields(work, { value, trace }, type.shape, operand, at);
  }
  const edited = edits[work.operation](work, field, operand, at);
  note(work, at, edited !== undefined);
  return edited;
}

function note({ effect }: Work, at: Path, found: boolean): void {
  if (found) effect.hit.add(spotKey(at));
  else effect.missed.set(spotKey(at), at);
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

function setField({ patch, operation }: Work, { trace, type }: Field, operand: unknown, at: Path): Traced<unknown> {
  const value = type === undefined ? operand : complete(operand, type, patch.mod.id);
  const step: Step = { patch, path: at, operation, operand: value, result: value };
  return { value, trace: { ...written({ patch, path: at }), steps: [...stepsWithin(trace), step] } };
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
  at: Path,
  compute: (one: number, other: number) => number,
): Traced<unknown> | undefined {
  const { type, trace } = field;
  const before = numberIn(field);
  if (type?.kind !== "number" || typeof before !== "number" || typeof operand !== "number") return undefined;
  const exact = compute(before, operand);
  const value = type.whole === true ? rounded(exact) : exact + 0;
  const step: Step = { patch, path: at, operation, operand, result: value };
  return { value, trace: { ...trace, origin: { patch, path: at }, steps: [...trace.steps, step] } };
}

type Elements = Traced<unknown>[];

function elementsOf({ value, trace }: Field): Elements {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map((element, index) => ({ value: element, trace: traceOf(trace, index) }));
}

function asList({ trace }: Field, elements: Elements, steps: readonly Step[]): Traced<unknown> {
  const inner = new Map(elements.map((element, index) => [index, element.trace]));
  return { value: elements.map(({ value }) => value), trace: { ...trace, inner, steps: [...trace.steps, ...steps] } };
}

function changeElements(work: Work, field: Field, operand: unknown, at: Path): Traced<unknown> | undefined {
  const { type } = field;
  if (type?.kind !== "list" || type.of.kind !== "table" || !Array.isArray(operand)) return undefined;
  const { shape } = type.of;
  let elements = elementsOf(field);
  for (const [index, change] of (operand as Table[]).entries()) {
    const where = change.where as Table;
    let found = false;
    elements = elements.map(({ value, trace }) => {
      if (!isPlainTable(value) || !matches(value, where, shape, work.patch.mod.id)) return { value, trace };
      found = true;
      return applyOperations({ value, trace }, shape, change as Operations, [...at, index], work);
    });
    note(work, [...at, index], found);
  }
  return asList(field, elements, []);
}

function removeElements(work: Work, field: Field, operand: unknown, at: Path): Traced<unknown> | undefined {
  const { type } = field;
  if (type?.kind !== "list" || !Array.isArray(operand)) return undefined;
  const { patch, operation } = work;
  let elements = elementsOf(field);
  const steps: Step[] = [];
  for (const [index, wanted] of operand.entries()) {
    const kept = elements.filter(({ value }) => !holds(value, wanted, type.of, patch.mod.id));
    note(work, [...at, index], kept.length < elements.length);
    for (const { value } of elements.filter((element) => !kept.includes(element))) {
      steps.push({ patch, path: [...at, index], operation, operand: value, result: kept.length });
    }
    elements = kept;
  }
  return asList(field, elements, steps);
}

function addElements(
  { patch, operation }: Work,
  field: Field,
  operand: unknown,
  at: Path,
  place: (added: Elements, others: Elements) => Elements,
): Traced<unknown> | undefined {
  const { type } = field;
  if (type?.kind !== "list" || !Array.isArray(operand)) return undefined;
  const added = operand.map((element, index) => ({
    value: complete(element, type.of, patch.mod.id),
    trace: written({ patch, path: [...at, index] }),
  }));
  const elements = place(added, elementsOf(field));
  const step: Step = {
    patch,
    path: at,
    operation,
    operand: added.map(({ value }) => value),
    result: elements.length,
  };
  return asList(field, elements, [step]);
}
