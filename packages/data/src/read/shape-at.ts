import { type Path, valueAt } from "../positions/path.js";
import { shapes } from "../schema/shapes.js";
import type { Field, FieldType, Shape } from "./shape.js";

/** A table with fixed fields, and what it is a variant of. */
export interface FoundShape {
  fields: readonly Field[];
  /** The tag's value, where a tag tells the variants apart. */
  variant?: string;
  /** The fields of which exactly one must be there, where that tells them apart. */
  choices?: string[];
}

function asTable(value: unknown): Record<string, unknown> | undefined {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : undefined;
}

/** The fields that a table has by its shape, undefined where the tag that would tell is wrong or missing. */
export function resolveShape(name: string, value: unknown): FoundShape | undefined {
  const shape: Shape | undefined = shapes[name];
  const table = asTable(value);
  switch (shape?.kind) {
    case undefined:
      return undefined;
    case "object":
      return { fields: shape.fields };
    case "tagged": {
      const tag = table?.[shape.tag];
      const variant = typeof tag === "string" && Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
      const found = variant === undefined ? undefined : resolveShape(variant, value);
      return found === undefined ? undefined : { ...found, variant: String(tag) };
    }
    case "present": {
      const choices = shape.variants.map(({ field }) => field);
      const chosen = shape.variants.find(({ field }) => table?.[field] !== undefined);
      const found = chosen === undefined ? { fields: [] } : resolveShape(chosen.shape, value);
      return found === undefined ? undefined : { ...found, choices };
    }
  }
}

// The name of the shape of the table that a path within an entry leads to.
function shapeNameAt(name: string, entry: unknown, path: Path): string | undefined {
  let type: FieldType = { kind: "table", shape: name };
  let value = entry;
  for (const key of path) {
    if (type.kind === "list") type = type.of;
    else if (type.kind === "table") {
      const fields: readonly Field[] = resolveShape(type.shape, value)?.fields ?? [];
      const next = fields.find((field) => field.name === key);
      if (next === undefined) return undefined;
      type = next.type;
    } else return undefined;
    value = asTable(value)?.[key];
  }
  return type.kind === "table" ? type.shape : undefined;
}

/** What is known of the table that a path within an entry leads to. */
export function shapeAt(name: string, entry: unknown, path: Path): FoundShape | undefined {
  const found = shapeNameAt(name, entry, path);
  return found === undefined ? undefined : resolveShape(found, valueAt(path, entry));
}

/** The fields of all variants of the table at a path, where the presence of a field tells them apart. */
export function variantFieldsAt(name: string, entry: unknown, path: Path): string[] {
  const shape = shapes[shapeNameAt(name, entry, path) ?? ""];
  if (shape?.kind !== "present") return [];
  const fields = shape.variants.flatMap((variant) => resolveShape(variant.shape, {})?.fields ?? []);
  return [...new Set(fields.map((field) => field.name))];
}

/** The values that the tag of the table at a path can have; none where no tag tells variants apart. */
export function tagValuesAt(name: string, entry: unknown, path: Path): string[] {
  const shape = shapes[shapeNameAt(name, entry, path) ?? ""];
  return shape?.kind === "tagged" ? Object.keys(shape.variants) : [];
}
