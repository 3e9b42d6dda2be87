import { missingField } from "../diagnostics/codes/fields.js";
import { badRange, wrongType } from "../diagnostics/codes/values.js";
import { formatPath } from "../positions/path.js";
import { builders } from "../validators/builders.js";
import { type BuildContext, isReversed, isTable } from "./build-parts.js";
import type { EntryFinding } from "./entry-finding.js";
import type { FieldType } from "./shape.js";
import { resolveShape } from "./shape-at.js";

function finding(problem: EntryFinding["problem"], path: (string | number)[]): EntryFinding {
  return { problem, path, part: "value" };
}

function flawsInValue(value: unknown, type: FieldType, path: (string | number)[]): EntryFinding[] {
  if (type.kind === "range" && typeof value === "string" && isReversed(value)) {
    return [finding(badRange(formatPath(path), value), path)];
  }
  if (type.kind === "map" && value instanceof Date)
    return [finding(wrongType(formatPath(path), "object", value), path)];
  if (type.kind === "table") return flawsInTable(value, type.shape, path);
  if (type.kind !== "list" || !Array.isArray(value)) return [];
  return value.flatMap((element, index) => flawsInValue(element, type.of, [...path, index]));
}

function flawsInTable(value: unknown, shape: string, path: (string | number)[]): EntryFinding[] {
  if (!isTable(value)) return [];
  if (value instanceof Date) return [finding(wrongType(formatPath(path), "object", value), path)];
  const { fields, needs = [] } = resolveShape(shape, value);
  const flaws = fields.flatMap(({ name, type, goesWith }) => {
    const lacks = goesWith !== undefined && value[name] !== undefined && value[goesWith] === undefined;
    const missing = lacks ? [finding(missingField(goesWith, formatPath(path)), path)] : [];
    return [...missing, ...flawsInValue(value[name], type, [...path, name])];
  });
  if (needs.length === 0 || needs.some((name) => value[name] !== undefined)) return flaws;
  return [finding(missingField(needs.join(" or "), formatPath(path)), path), ...flaws];
}

/** What no schema can express, of what is wrong with an entry. */
export function flawsIn(entry: unknown, shape: string): EntryFinding[] {
  return flawsInTable(entry, shape, []);
}

/**
 * An entry as the registries hold it: an object of its own with fields in a fixed order, every default filled in and
 * every id qualified, but for the entry's own. Whatever is not as it should be is taken over, and noted in the context.
 */
export function buildEntry(entry: unknown, shape: string, context: BuildContext): unknown {
  context.sound = true;
  context.flawed = false;
  context.coded = false;
  return builders[shape]?.(entry, context);
}
