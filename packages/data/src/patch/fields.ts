import { isTable } from "../read/build-parts.js";
import type { FieldType } from "../read/shape.js";
import { shapes } from "../schema/shapes.js";
import type { Table } from "./patch.js";

type Fields = ReadonlyMap<string, FieldType>;

const none: Fields = new Map();
const own = new Map<string, Fields>();
const all = new Map<string, ReadonlyMap<string, readonly FieldType[]>>();

/** The fields that a table has by its shape; none where it is not to be seen which of several forms it has. */
export function fieldsOf(shape: string, table: Table): Fields {
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
      const tag = table[known.tag];
      const variant = typeof tag === "string" && Object.hasOwn(known.variants, tag) ? known.variants[tag] : undefined;
      return variant === undefined ? none : fieldsOf(variant, table);
    }
    case "present": {
      const variant = known.variants.find(({ field }) => table[field] !== undefined);
      return variant === undefined ? none : fieldsOf(variant.shape, table);
    }
    default:
      return none;
  }
}

function variantsOf(shape: string): string[] {
  const known = shapes[shape];
  if (known?.kind === "tagged") return Object.values(known.variants);
  return known?.kind === "present" ? known.variants.map((variant) => variant.shape) : [];
}

/** The fields that a table can have in any of the forms of its shape, each with what it holds there. */
export function anyFieldsOf(shape: string): ReadonlyMap<string, readonly FieldType[]> {
  const before = all.get(shape);
  if (before !== undefined) return before;
  const found = new Map<string, FieldType[]>();
  const add = (name: string, types: readonly FieldType[]) => found.set(name, [...(found.get(name) ?? []), ...types]);
  for (const [name, type] of fieldsOf(shape, {})) add(name, [type]);
  for (const variant of new Set(variantsOf(shape))) for (const [name, types] of anyFieldsOf(variant)) add(name, types);
  all.set(shape, found);
  return found;
}

/** Whether a value is a table that mods can write: a date is none. */
export function isPlainTable(value: unknown): value is Table {
  return isTable(value) && !(value instanceof Date);
}
