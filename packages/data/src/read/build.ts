import { badRange } from "../diagnostics/codes/bad-range.js";
import { wrongType } from "../diagnostics/codes/wrong-type.js";
import { formatPath } from "../positions/path.js";
import { shapes } from "../schema/shapes.js";
import type { Finding } from "./finding.js";
import type { Field, FieldType, Shape } from "./shape.js";

interface Context {
  namespace: string;
  path: (string | number)[];
  findings: Finding[];
}

type Table = Readonly<Record<string, unknown>>;
type Build = (value: unknown, context: Context) => unknown;

/** An id with its namespace: a bare one is the mod's own. */
export function qualify(id: string, namespace: string): string {
  return id.includes(":") ? id : `${namespace}:${id}`;
}

function find(context: Context, problem: Finding["problem"]): void {
  context.findings.push({ problem, path: [...context.path], part: "value" });
}

function isReversed(range: string): boolean {
  const dash = range.indexOf("-");
  return dash !== -1 && Number(range.slice(0, dash)) > Number(range.slice(dash + 1));
}

const asIs: Build = (value) => value;

const buildId: Build = (value, { namespace }) => (typeof value === "string" ? qualify(value, namespace) : value);

const buildRange: Build = (value, context) => {
  if (typeof value === "string" && isReversed(value)) find(context, badRange(formatPath(context.path), value));
  return value;
};

function listBuilder(build: Build): Build {
  return (value, context) => {
    if (!Array.isArray(value)) return value;
    const built: unknown[] = [];
    const { path } = context;
    for (let index = 0; index < value.length; index += 1) {
      path.push(index);
      built.push(build(value[index], context));
      path.pop();
    }
    return built;
  };
}

function builderOf(type: FieldType): Build {
  switch (type.kind) {
    case "value":
    case "own_id":
    case "color":
      return asIs;
    case "id":
      return buildId;
    case "range":
      return buildRange;
    case "list":
      return listBuilder(builderOf(type.of));
    case "table":
      // Shapes refer to each other, so the builder is looked up when it is needed.
      return (value, context) => tableBuilder(type.shape)(value, context);
  }
}

// Defaults are made anew for each entry, so that no two share a list.
function defaultOf({ type, default: value }: Field): Build {
  if (type.kind === "table") return (_, context) => tableBuilder(type.shape)({}, context);
  return Array.isArray(value) ? () => [] : () => value;
}

function isTable(value: unknown): value is Table {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

// Fields that the shape does not have: they are for the validator to find.
function copyUnknown(table: Table, built: Record<string, unknown>): void {
  for (const key of Object.keys(table)) {
    if (Object.hasOwn(built, key)) continue;
    Object.defineProperty(built, key, { value: table[key], enumerable: true, configurable: true, writable: true });
  }
}

function objectBuilder(fields: readonly Field[]): Build {
  const parts = fields.map((field) => ({
    name: field.name,
    build: builderOf(field.type),
    plain: builderOf(field.type) === asIs,
    missing: field.default === undefined ? undefined : defaultOf(field),
  }));
  return (value, context) => {
    if (!isTable(value)) return value;
    // A date passes for a table without fields everywhere else.
    if (value instanceof Date) find(context, wrongType(formatPath(context.path), "object", value));
    const built: Record<string, unknown> = {};
    let known = 0;
    for (const { name, build, plain, missing } of parts) {
      const field = value[name];
      if (field === undefined) {
        if (missing !== undefined) built[name] = missing(undefined, context);
        continue;
      }
      known += 1;
      if (plain) built[name] = field;
      else {
        context.path.push(name);
        built[name] = build(field, context);
        context.path.pop();
      }
    }
    if (Object.keys(value).length !== known) copyUnknown(value, built);
    return built;
  };
}

function newBuilder(shape: Shape | undefined): Build {
  switch (shape?.kind) {
    case undefined:
      return asIs;
    case "object":
      return objectBuilder(shape.fields);
    case "tagged":
      return (value, context) => {
        const tag = isTable(value) ? value[shape.tag] : undefined;
        const variant = typeof tag === "string" && Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
        return variant === undefined ? value : tableBuilder(variant)(value, context);
      };
    case "present":
      return (value, context) => {
        const chosen = isTable(value) ? shape.variants.find(({ field }) => value[field] !== undefined) : undefined;
        return chosen === undefined ? value : tableBuilder(chosen.shape)(value, context);
      };
  }
}

const builders = new Map<string, Build>();

function tableBuilder(name: string): Build {
  const known = builders.get(name);
  if (known !== undefined) return known;
  const build = newBuilder(shapes[name]);
  builders.set(name, build);
  return build;
}

/**
 * An entry as the registries hold it: an object of its own with fields in a fixed order, every default filled in and
 * every id qualified, but for the entry's own. Whatever is not as it should be is taken over for the validator to find;
 * the findings here are those that no schema can express.
 */
export function buildEntry(entry: unknown, shape: string, namespace: string): { value: unknown; findings: Finding[] } {
  const context: Context = { namespace, path: [], findings: [] };
  const value = tableBuilder(shape)(entry, context);
  return { value, findings: context.findings };
}
