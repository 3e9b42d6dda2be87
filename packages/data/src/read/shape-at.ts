import { certain } from "../certain.js";
import { type Path, valueAt } from "../positions/path.js";
import { shapes } from "../schema/shapes.js";
import type { Field, FieldType, Shape } from "./shape.js";

/** A table with fixed fields, and what it is a variant of. */
export interface FoundShape {
  /** None where the tag that would tell them is wrong or missing. */
  fields: readonly Field[];
  /** The tag's value, where a tag tells the variants apart. */
  variant?: string;
  /** The fields of which exactly one must be there, where that tells them apart. */
  choices?: string[];
  /** The fields of which at least one must be there. */
  needs?: readonly string[];
}

function asTable(value: unknown): Record<string, unknown> | undefined {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : undefined;
}

function shapeNamed(name: string): Shape {
  return certain(shapes[name], name);
}

/** The fields that a table has by its shape. */
export function resolveShape(name: string, value: unknown): FoundShape {
  const shape = shapeNamed(name);
  switch (shape.kind) {
    case "object":
      return { fields: shape.fields, ...(shape.needs === undefined ? {} : { needs: shape.needs }) };
    case "tagged": {
      const tag = asTable(value)?.[shape.tag];
      const variant = typeof tag === "string" && Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
      return variant === undefined ? { fields: [] } : { ...resolveShape(variant, value), variant: String(tag) };
    }
    case "present": {
      const choices = shape.variants.map(({ field }) => field);
      const chosen = shape.variants.find(({ field }) => asTable(value)?.[field] !== undefined);
      return { ...(chosen === undefined ? { fields: [] } : resolveShape(chosen.shape, value)), choices };
    }
  }
}

// The type of what a key leads to, undefined where the schema knows nothing there.
function typeWithin(type: FieldType, value: unknown, key: string | number): FieldType | undefined {
  if (type.kind === "list" || type.kind === "map") return type.of;
  const fields = type.kind === "table" ? resolveShape(type.shape, value).fields : [];
  return fields.find(({ name }) => name === key)?.type;
}

// The name of the shape of the table that a path within an entry leads to.
function shapeNameAt(name: string, entry: unknown, path: Path): string | undefined {
  let type: FieldType | undefined = { kind: "table", shape: name };
  let value = entry;
  for (const key of path) {
    type = type && typeWithin(type, value, key);
    value = asTable(value)?.[key];
  }
  return type?.kind === "table" ? type.shape : undefined;
}

/** What is known of the table that a path within an entry leads to. */
export function shapeAt(name: string, entry: unknown, path: Path): FoundShape {
  const found = shapeNameAt(name, entry, path);
  return found === undefined ? { fields: [] } : resolveShape(found, valueAt(path, entry));
}

/** The fields of all variants of the table at a path, where the presence of a field tells them apart. */
export function variantFieldsAt(name: string, entry: unknown, path: Path): string[] {
  const shape = shapeNamed(certain(shapeNameAt(name, entry, path), "the shape of a table"));
  const variants = shape.kind === "present" ? shape.variants : [];
  return [...new Set(variants.flatMap((variant) => resolveShape(variant.shape, {}).fields.map((field) => field.name)))];
}

/** The values that the tag of the table at a path can have; none where no tag tells variants apart. */
export function tagValuesAt(name: string, entry: unknown, path: Path): string[] {
  return tagValues(certain(shapeNameAt(name, entry, path), "the shape of a table"));
}

/** The values that the tag of a shape can have; none where no tag tells variants apart. */
export function tagValues(name: string): string[] {
  const shape = shapeNamed(name);
  return shape.kind === "tagged" ? Object.keys(shape.variants) : [];
}
