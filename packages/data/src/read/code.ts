import {
  type CodeKind,
  type CodePlace,
  EVENT_FIELDS,
  type EventField,
  type Program,
  type Reading,
  type Reference,
  readCode,
  withFullIds,
  writtenPlace,
} from "@rustkeep/engine";
import { badCode } from "../diagnostics/codes/scripts.js";
import type { TextSpot } from "../positions/within-text.js";
import { type BuildContext, isTable, qualify } from "./build-parts.js";
import type { EntryFinding } from "./entry-finding.js";
import type { IdMap } from "./references.js";
import type { CodeType, FieldType, ReferenceTarget } from "./shape.js";
import { resolveShape } from "./shape-at.js";

const EVERYTHING: readonly EventField[] = ["damage", "damage_type", "item"];
const NOTHING: readonly EventField[] = [];

/** An id that code names. */
export interface CodeReference {
  target: ReferenceTarget;
  id: string;
  asks: boolean;
  within: TextSpot;
}

interface Visit {
  context: BuildContext;
  /** Has all code its full ids already? */
  complete: boolean;
  findings: EntryFinding[];
}

/**
 * Reads all code in a complete entry, gives its ids their namespace and takes note of them, and tells what is wrong with it.
 * A faulty piece of code stays as it is.
 */
export function finishCode(entry: object, shape: string, context: BuildContext): EntryFinding[] {
  const visit: Visit = { context, complete: false, findings: [] };
  visitTable(visit, entry, shape, [], NOTHING);
  return visit.findings;
}

/** The same for an entry whose code has its full ids already. */
export function reviewCode(entry: object, shape: string, context: BuildContext): EntryFinding[] {
  const visit: Visit = { context, complete: true, findings: [] };
  visitTable(visit, entry, shape, [], NOTHING);
  return visit.findings;
}

/** Code with full ids; as it is where it is faulty, which is told when its entry is read. */
export function completeCode(code: string, type: CodeType, namespace: string): string {
  const program = soundProgram(readCode(code, kindOf(type), EVERYTHING));
  return program === undefined ? code : withFullIds(program, ({ id }) => qualify(id, namespace));
}

/** What an event carries that code can read, by what stands in a table that waits for events; `around` for any other table. */
export function eventFieldsOf(table: unknown, around: readonly EventField[] = NOTHING): readonly EventField[] {
  const event = isTable(table) ? table.on : undefined;
  const known: Readonly<Record<string, readonly EventField[]>> = EVENT_FIELDS;
  return typeof event === "string" && Object.hasOwn(known, event) ? (known[event] ?? around) : around;
}

/** What a script that has been read before reads of the event. */
export function eventFieldsRead(code: string): readonly EventField[] {
  return soundProgram(readCode(code, "actions", EVERYTHING))?.eventFields ?? NOTHING;
}

/** The ids in code that has been read before, with their places as the author wrote it. */
export function codeReferences(code: string, type: CodeType): CodeReference[] {
  const references = soundProgram(readCode(code, kindOf(type), EVERYTHING))?.references ?? [];
  return references.map(({ registry, id, asks, offset }) => {
    // The language knows nothing else that ids could lead to.
    return { target: registry as ReferenceTarget, id, asks, within: spotOf(writtenPlace(code, offset)) };
  });
}

function visitTable(
  visit: Visit,
  table: unknown,
  shape: string,
  path: (string | number)[],
  around: readonly EventField[],
): void {
  if (!isTable(table)) return;
  const event = eventFieldsOf(table, around);
  for (const { name, type } of resolveShape(shape, table).fields) {
    visitValue(visit, table, name, type, [...path, name], event);
  }
}

function visitValue(
  visit: Visit,
  holder: object,
  key: string | number,
  type: FieldType,
  path: (string | number)[],
  event: readonly EventField[],
): void {
  const value = (holder as Record<string | number, unknown>)[key];
  if (type.kind === "table") visitTable(visit, value, type.shape, path, event);
  else if (type.kind === "list" && Array.isArray(value)) {
    for (const index of value.keys()) visitValue(visit, value, index, type.of, [...path, index], event);
  } else if (type.kind === "code" && typeof value === "string") {
    const reading = readCode(value, kindOf(type), event);
    if (reading.kind === "sound") {
      const finishedCode = finished(reading.program, visit.context);
      if (!visit.complete) (holder as Record<string | number, unknown>)[key] = finishedCode;
    } else {
      const place = visit.complete ? writtenPlace : placeIn;
      const within = spotOf(place(value, reading.problem.offset));
      visit.findings.push({ problem: badCode(reading.problem), path, part: "value", within });
    }
  }
}

function finished(program: Program<unknown>, context: BuildContext): string {
  return withFullIds(program, (reference) => {
    const full = qualify(reference.id, context.namespace);
    const known = mapOf(reference, context);
    if (known !== undefined && (known !== context.ownUses || full !== context.own)) known.set(reference.id, full);
    return full;
  });
}

function mapOf({ registry, asks }: Reference, { used, asked }: BuildContext): IdMap | undefined {
  const maps: Readonly<Record<string, IdMap>> = asks ? asked : used;
  return maps[registry];
}

function kindOf({ gives }: CodeType): CodeKind {
  return gives === "whole_number" ? "number" : gives;
}

function soundProgram(reading: Reading<unknown>): Program<unknown> | undefined {
  return reading.kind === "sound" ? reading.program : undefined;
}

function placeIn(code: string, offset: number): CodePlace {
  const before = code.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function spotOf({ line, column }: CodePlace): TextSpot {
  return { line: line - 1, column: column - 1 };
}
