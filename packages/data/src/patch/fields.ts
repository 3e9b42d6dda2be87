import { isTable } from "../read/build-parts.js";
import type { FieldType } from "../read/shape.js";
import { shapes } from "../schema/shapes.js";
import type { Table } from "./patch.js";

type Fields = ReadonlyMap<string, FieldType>;

/** What a field can hold in one form or another of a table. */
export interface PossibleField {
  isNumber: boolean;
  isList: boolean;
  /** The shapes of the tables that it can be. */
  tables: readonly string[];
  /** The shapes of the tables that can be in it, where it is a list. */
  elements: readonly string[];
  /** What each of its values can be, where it is a table whose keys are free. */
  values: PossibleField | undefined;
}

const none: Fields = new Map();
const own = new Map<string, Fields>();
const possible = new Map<string, ReadonlyMap<string, PossibleField>>();

/**
 * The fields that a table has by its shape; none where it is not to be seen which of several forms it has.
 * @param set what takes the place of fields of the table, undefined for nothing: with a new tag it has those that go with it
 */
export function fieldsOf(shape: string, table: Table, set: Table | undefined): Fields {
  const known = shapes[shape];
  switch (known?.kind) {
    case "object": {
      const before = own.get(shape);
      if (before !== undefined) return before;
      const fields = new Map(known.fields.map(({ name, type }) => [name, type]));
      own.set(shape, fields);
      return fields;
    }
    case "tagged": {
      const tag = set?.[known.tag] ?? table[known.tag];
      const variant = typeof tag === "string" && Object.hasOwn(known.variants, tag) ? known.variants[tag] : undefined;
      return variant === undefined ? none : fieldsOf(variant, table, set);
    }
    case "present": {
      const variant = known.variants.find(({ field }) => (set?.[field] ?? table[field]) !== undefined);
      return variant === undefined ? none : fieldsOf(variant.shape, table, set);
    }
    default:
      return none;
  }
}

/** The fields that tables of some shapes can have in any of their forms. */
export function possibleFields(shapes: readonly string[]): ReadonlyMap<string, PossibleField> {
  const name = shapes.join(" ");
  const before = possible.get(name);
  if (before !== undefined) return before;
  const types = new Map<string, FieldType[]>();
  for (const shape of shapes) collectTypes(shape, types);
  const fields = new Map([...types].map(([field, all]) => [field, possibleField(all)]));
  possible.set(name, fields);
  return fields;
}

function variantsOf(shape: string): string[] {
  const known = shapes[shape];
  if (known?.kind === "tagged") return Object.values(known.variants);
  return known?.kind === "present" ? known.variants.map((variant) => variant.shape) : [];
}

function collectTypes(shape: string, found: Map<string, FieldType[]>): void {
  for (const [name, type] of fieldsOf(shape, {}, undefined)) found.set(name, [...(found.get(name) ?? []), type]);
  for (const variant of new Set(variantsOf(shape))) collectTypes(variant, found);
}

function possibleField(types: readonly FieldType[]): PossibleField {
  const lists = types.flatMap((type) => (type.kind === "list" ? [type.of] : []));
  const values = types.flatMap((type) => (type.kind === "map" ? [type.of] : []));
  return {
    values: values.length === 0 ? undefined : possibleField(values),
    isNumber: types.some(isNumeric),
    isList: lists.length > 0,
    tables: shapesIn(types),
    elements: shapesIn(lists),
  };
}

function shapesIn(types: readonly FieldType[]): string[] {
  return [...new Set(types.flatMap((type) => (type.kind === "table" ? [type.shape] : [])))];
}

/** A field whose value may be a number. */
export type NumericType = Extract<FieldType, { kind: "number" | "code" }>;

/** Whether a field's value may be a number, though code may stand there instead. */
export function isNumeric(type: FieldType | undefined): type is NumericType {
  return type?.kind === "number" || (type?.kind === "code" && type.minimum !== undefined);
}

/** Whether the number must be a whole one. */
export function isWhole(type: NumericType): boolean {
  return type.kind === "code" ? type.gives === "whole_number" : type.whole === true;
}

/** Whether a value is a table that mods can write: a date is none. */
export function isPlainTable(value: unknown): value is Table {
  return isTable(value) && !(value instanceof Date);
}
