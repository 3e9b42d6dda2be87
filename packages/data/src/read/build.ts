import { badRange } from "../diagnostics/codes/bad-range.js";
import { wrongType } from "../diagnostics/codes/wrong-type.js";
import { formatPath } from "../positions/path.js";
import type { Finding } from "./finding.js";
import type { Field, FieldType } from "./shape.js";
import { resolveShape } from "./shape-at.js";

interface Context {
  namespace: string;
  path: (string | number)[];
  findings: Finding[];
}

type Table = Readonly<Record<string, unknown>>;

/** An id with its namespace: a bare one is the mod's own. */
export function qualify(id: string, namespace: string): string {
  return id.includes(":") ? id : `${namespace}:${id}`;
}

function find(context: Context, problem: Finding["problem"]): void {
  context.findings.push({ problem, path: [...context.path], part: "value" });
}

function isReversed(range: string): boolean {
  const [from, to] = range.split("-").map(Number);
  return from !== undefined && to !== undefined && from > to;
}

function buildRange(range: string, context: Context): string {
  if (isReversed(range)) find(context, badRange(formatPath(context.path), range));
  return range;
}

function buildList(list: readonly unknown[], of: FieldType, context: Context): unknown[] {
  return list.map((element, index) => {
    context.path.push(index);
    const built = buildValue(element, of, context);
    context.path.pop();
    return built;
  });
}

function buildValue(value: unknown, type: FieldType, context: Context): unknown {
  switch (type.kind) {
    case "value":
    case "own_id":
    case "color":
      return value;
    case "id":
      return qualify(value as string, context.namespace);
    case "range":
      return buildRange(value as string, context);
    case "list":
      return buildList(value as unknown[], type.of, context);
    case "table":
      return buildTable(value as Table, type.shape, context);
  }
}

function defaultOf({ type, default: value }: Field, context: Context): unknown {
  if (type.kind === "table") return buildTable({}, type.shape, context);
  return Array.isArray(value) ? [] : value;
}

function buildTable(table: Table, shape: string, context: Context): Record<string, unknown> {
  // A date passes for a table without fields everywhere else.
  if (table instanceof Date) find(context, wrongType(formatPath(context.path), "object", table));
  const built: Record<string, unknown> = {};
  for (const field of resolveShape(shape, table)?.fields ?? []) {
    const value = table[field.name];
    if (value !== undefined) {
      context.path.push(field.name);
      built[field.name] = buildValue(value, field.type, context);
      context.path.pop();
    } else if (field.default !== undefined) built[field.name] = defaultOf(field, context);
  }
  return built;
}

/**
 * A valid entry as the registries hold it: an object of its own with fields in a fixed order, every default filled in
 * and every id qualified, but for the entry's own.
 */
export function buildEntry(
  entry: Table,
  shape: string,
  namespace: string,
): { value: Record<string, unknown>; findings: Finding[] } {
  const context: Context = { namespace, path: [], findings: [] };
  return { value: buildTable(entry, shape, context), findings: context.findings };
}
