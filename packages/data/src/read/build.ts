import { badRange } from "../diagnostics/codes/bad-range.js";
import { wrongType } from "../diagnostics/codes/wrong-type.js";
import { formatPath } from "../positions/path.js";
import { builders } from "../validators/builders.js";
import { type BuildContext, isReversed, isTable } from "./build-parts.js";
import type { Finding } from "./finding.js";
import type { FieldType } from "./shape.js";
import { resolveShape } from "./shape-at.js";

function finding(problem: Finding["problem"], path: (string | number)[]): Finding {
  return { problem, path, part: "value" };
}

function flawsInValue(value: unknown, type: FieldType, path: (string | number)[]): Finding[] {
  if (type.kind === "range" && typeof value === "string" && isReversed(value)) {
    return [finding(badRange(formatPath(path), value), path)];
  }
  if (type.kind === "table") return flawsInTable(value, type.shape, path);
  if (type.kind !== "list" || !Array.isArray(value)) return [];
  return value.flatMap((element, index) => flawsInValue(element, type.of, [...path, index]));
}

function flawsInTable(value: unknown, shape: string, path: (string | number)[]): Finding[] {
  if (!isTable(value)) return [];
  if (value instanceof Date) return [finding(wrongType(formatPath(path), "object", value), path)];
  const fields = resolveShape(shape, value)?.fields ?? [];
  return fields.flatMap(({ name, type }) => flawsInValue(value[name], type, [...path, name]));
}

/** What no schema can express, of what is wrong with an entry. */
export function flawsIn(entry: unknown, shape: string): Finding[] {
  return flawsInTable(entry, shape, []);
}

/**
 * An entry as the registries hold it: an object of its own with fields in a fixed order, every default filled in and
 * every id qualified, but for the entry's own. Whatever is not as it should be is taken over, and noted in the context.
 */
export function buildEntry(entry: unknown, shape: string, context: BuildContext): unknown {
  context.sound = true;
  context.flawed = false;
  return builders[shape]?.(entry, context);
}
