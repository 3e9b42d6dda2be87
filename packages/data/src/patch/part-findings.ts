import { missingField, unknownField } from "../diagnostics/codes/fields.js";
import { patchMisfit } from "../diagnostics/codes/patches.js";
import { wrongType } from "../diagnostics/codes/values.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { formatPath } from "../positions/path.js";
import type { EntryFinding } from "../read/entry-finding.js";
import type { FieldType } from "../read/shape.js";
import { anyFieldsOf, isPlainTable } from "./fields.js";
import { OPERATIONS, type Operation, type Operations, type Table } from "./patch.js";

type Path = readonly (string | number)[];
type Use = Operation | "where";

/** A part of a patch that is looked at. */
interface Part {
  use: Use;
  /** The table that it is part of; several where the entry may have one or another. */
  shapes: readonly string[];
  table: Table;
  /** Where it stands in the patch. */
  at: Path;
  /** Whether it is part of the entry itself. */
  whole: boolean;
}

function finding(problem: Problem, path: Path, part: EntryFinding["part"] = "value"): EntryFinding {
  return { problem, path: [...path], part };
}

/**
 * What can be seen to be wrong with operations on a table before there is anything to carry them out on: fields that
 * it never has, and operations that do not go with them. Values are looked at when they are in their place.
 */
export function operationFindings(operations: Operations, shape: string, at: Path, whole: boolean): EntryFinding[] {
  return OPERATIONS.flatMap((operation) => {
    const table = operations[operation];
    return table === undefined ? [] : partFindings(operation, [shape], table, [...at, operation], whole);
  });
}

/** The same for what is looked for. */
export function whereFindings(where: unknown, shape: string, at: Path, whole: boolean): EntryFinding[] {
  return partFindings("where", [shape], where, at, whole);
}

function partFindings(use: Use, shapes: readonly string[], table: unknown, at: Path, whole: boolean): EntryFinding[] {
  if (!isPlainTable(table)) return [finding(wrongType(formatPath(at), "object", table), at)];
  return Object.keys(table).flatMap((name) => fieldFindings({ use, shapes, table, at, whole }, name));
}

// What an entry is, and the drawing of a room, is not changed in part.
const fixed = ["id", "overrides", "layout"];

function fieldFindings(part: Part, name: string): EntryFinding[] {
  const { use, shapes, table, whole } = part;
  const at = [...part.at, name];
  const isFixed = whole && fixed.includes(name) && !(use === "where" && name === "id");
  const types = shapes.flatMap((shape) => anyFieldsOf(shape).get(name) ?? []);
  if (isFixed && types.length > 0) {
    const hint = "write an entry with overrides to replace the whole of it";
    return [finding(patchMisfit(name, "cannot be changed by a patch", hint), at, "key")];
  }
  if (types.length === 0) {
    const known = shapes.flatMap((shape) => [...anyFieldsOf(shape).keys()]);
    return [finding(unknownField(name, formatPath(part.at), didYouMean(name, known)), at, "key")];
  }
  const value = table[name];
  const inner = types.flatMap((type) => (type.kind === "table" ? [type.shape] : []));
  if (inner.length > 0 && isPlainTable(value)) return partFindings(use, inner, value, at, false);
  return valueFindings(use, types, value, at);
}

function elementShapes(types: readonly FieldType[]): string[] {
  return types.flatMap((type) => (type.kind === "list" && type.of.kind === "table" ? [type.of.shape] : []));
}

function valueFindings(use: Use, types: readonly FieldType[], value: unknown, at: Path): EntryFinding[] {
  const isList = types.some(({ kind }) => kind === "list");
  const field = formatPath(at.slice(1));
  switch (use) {
    case "set":
      return [];
    case "multiply":
    case "add":
      if (!types.some(({ kind }) => kind === "number")) {
        return [finding(patchMisfit(field, "is not a number", "multiply and add are for numbers"), at, "key")];
      }
      return Number.isFinite(value) ? [] : [finding(wrongType(formatPath(at), "number", value), at)];
    case "where":
      return isList ? listFindings(types, value, at) : [];
    case "change":
      return elementShapes(types).length > 0 ? changeFindings(types, value, at) : [notAList(field, "of tables", at)];
    case "remove":
      return isList ? listFindings(types, value, at) : [notAList(field, "", at)];
    case "prepend":
    case "append":
      if (!isList) return [notAList(field, "", at)];
      return Array.isArray(value) ? [] : [finding(wrongType(formatPath(at), "array", value), at)];
  }
}

function notAList(field: string, of: string, at: Path): EntryFinding {
  const hint = "change, remove, prepend and append are for lists";
  return finding(patchMisfit(field, `is not a list ${of}`.trim(), hint), at, "key");
}

// What is looked for in a list.
function listFindings(types: readonly FieldType[], value: unknown, at: Path): EntryFinding[] {
  if (!Array.isArray(value)) return [finding(wrongType(formatPath(at), "array", value), at)];
  const shapes = elementShapes(types);
  if (shapes.length === 0) return [];
  return value.flatMap((element, index) => partFindings("where", shapes, element, [...at, index], false));
}

function changeFindings(types: readonly FieldType[], value: unknown, at: Path): EntryFinding[] {
  if (!Array.isArray(value)) return [finding(wrongType(formatPath(at), "array", value), at)];
  const shapes = elementShapes(types);
  return value.flatMap((change, index) => elementChangeFindings(shapes, change, [...at, index]));
}

function elementChangeFindings(shapes: readonly string[], change: unknown, at: Path): EntryFinding[] {
  if (!isPlainTable(change)) return [finding(wrongType(formatPath(at), "object", change), at)];
  const known: readonly string[] = ["where", ...OPERATIONS];
  const strange = Object.keys(change).filter((name) => !known.includes(name));
  const unknown = strange.map((name) =>
    finding(unknownField(name, formatPath(at), didYouMean(name, known)), [...at, name], "key"),
  );
  const missing = change.where === undefined ? [finding(missingField("where", formatPath(at)), at, "head")] : [];
  const parts = [...OPERATIONS, "where" as const].flatMap((use) =>
    change[use] === undefined ? [] : partFindings(use, shapes, change[use], [...at, use], false),
  );
  return [...unknown, ...missing, ...parts];
}
