import { missingField, unknownField } from "../diagnostics/codes/fields.js";
import { patchMisfit } from "../diagnostics/codes/patches.js";
import { wrongType } from "../diagnostics/codes/values.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { formatPath } from "../positions/path.js";
import type { EntryFinding } from "../read/entry-finding.js";
import { type At, pathOf } from "./at.js";
import { isPlainTable, type PossibleField, possibleFields } from "./fields.js";
import { OPERATIONS, type Operation, type Operations, type Table } from "./patch.js";

type Use = Operation | "where";

/** A part of a patch that is looked at. */
interface Part {
  use: Use;
  /** The table that it is part of; several where the entry may have one or another. */
  shapes: readonly string[];
  /** Whether it is part of the entry itself. */
  whole: boolean;
  findings: EntryFinding[];
}

/**
 * Looks for what can be seen to be wrong with the operations of a patch, and with what it looks for, before there is an
 * entry to be changed: fields that it never has, and operations that do not go with them. The values are looked at when
 * they are in their place.
 */
export function partFindings(patch: Operations & { where?: Table | undefined }, shape: string): EntryFinding[] {
  const findings: EntryFinding[] = [];
  const shapes = [shape];
  if (patch.where !== undefined) {
    lookAtTable({ use: "where", shapes, whole: true, findings }, patch.where, { up: undefined, key: "where" });
  }
  for (const use of OPERATIONS) {
    const table = patch[use];
    if (table !== undefined) lookAtTable({ use, shapes, whole: true, findings }, table, { up: undefined, key: use });
  }
  return findings;
}

function tell({ findings }: Part, problem: Problem, at: At, part: EntryFinding["part"] = "value"): void {
  findings.push({ problem, path: pathOf(at), part });
}

function lookAtTable(part: Part, table: unknown, at: At): void {
  if (!isPlainTable(table)) {
    tell(part, wrongType(formatPath(pathOf(at)), "object", table), at);
    return;
  }
  const fields = possibleFields(part.shapes);
  for (const name of Object.keys(table)) {
    // What is set is looked at when it is in its place, with its values.
    if (part.whole && part.use === "set" && !isFixed(name, part.use)) continue;
    const field = fields.get(name);
    const place = { up: at, key: name };
    if (field === undefined)
      tell(part, unknownField(name, tableName(at), didYouMean(name, fields.keys())), place, "key");
    else if (part.whole && isFixed(name, part.use)) tell(part, fixedField(name), place, "key");
    else lookAtField(part, field, table[name], place);
  }
}

function tableName(at: At): string {
  return formatPath(pathOf(at));
}

// What an entry is, and the drawing of a room, is not changed in part.
function isFixed(name: string, use: Use): boolean {
  return name === "overrides" || name === "layout" || (name === "id" && use !== "where");
}

function fixedField(name: string): Problem {
  return patchMisfit(name, "cannot be changed by a patch", "write an entry with overrides to replace the whole of it");
}

function lookAtField(part: Part, field: PossibleField, value: unknown, at: At): void {
  const { use } = part;
  if (field.tables.length > 0 && isPlainTable(value)) {
    lookAtTable({ ...part, shapes: field.tables, whole: false }, value, at);
    return;
  }
  if (field.values !== undefined && use !== "set" && use !== "where" && isPlainTable(value)) {
    for (const key of Object.keys(value)) lookAtField(part, field.values, value[key], { up: at, key });
    return;
  }
  switch (use) {
    case "set":
      return;
    case "multiply":
    case "add":
      if (!field.isNumber) misfit(part, at, "is not a number", "multiply and add are for numbers");
      else if (!Number.isFinite(value)) tell(part, wrongType(formatPath(pathOf(at)), "number", value), at);
      return;
    case "where":
      if (field.isList) lookForElements(part, field, value, at);
      return;
    case "change":
      if (field.elements.length === 0) misfit(part, at, "is not a list of tables", listHint);
      else lookAtChanges(part, field, value, at);
      return;
    case "remove":
      if (!field.isList) misfit(part, at, "is not a list", listHint);
      else lookForElements(part, field, value, at);
      return;
    case "prepend":
    case "append":
      if (!field.isList) misfit(part, at, "is not a list", listHint);
      else elementsOf(part, value, at);
  }
}

const listHint = "change, remove, prepend and append are for lists";

function misfit(part: Part, at: At, reason: string, hint: string): void {
  tell(part, patchMisfit(formatPath(pathOf(at).slice(1)), reason, hint), at, "key");
}

const nothing: readonly unknown[] = [];

function elementsOf(part: Part, value: unknown, at: At): readonly unknown[] {
  if (Array.isArray(value)) return value;
  tell(part, wrongType(formatPath(pathOf(at)), "array", value), at);
  return nothing;
}

// What is looked for in a list.
function lookForElements(part: Part, { elements: shapes }: PossibleField, value: unknown, at: At): void {
  const elements = elementsOf(part, value, at);
  if (shapes.length === 0) return;
  for (const [key, element] of elements.entries()) {
    lookAtTable({ ...part, use: "where", shapes, whole: false }, element, { up: at, key });
  }
}

function lookAtChanges(part: Part, { elements: shapes }: PossibleField, value: unknown, at: At): void {
  for (const [key, change] of elementsOf(part, value, at).entries()) {
    lookAtChange({ ...part, shapes, whole: false }, change, { up: at, key });
  }
}

const partsOfChange: readonly string[] = ["where", ...OPERATIONS];

function lookAtChange(part: Part, change: unknown, at: At): void {
  if (!isPlainTable(change)) {
    tell(part, wrongType(formatPath(pathOf(at)), "object", change), at);
    return;
  }
  if (change.where === undefined) tell(part, missingField("where", tableName(at)), at, "head");
  for (const [key, table] of Object.entries(change)) {
    const place = { up: at, key };
    if (partsOfChange.includes(key)) lookAtTable({ ...part, use: key as Use }, table, place);
    else tell(part, unknownField(key, tableName(at), didYouMean(key, partsOfChange)), place, "key");
  }
}
