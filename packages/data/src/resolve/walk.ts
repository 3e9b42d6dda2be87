import type { TextSpot } from "../positions/within-text.js";
import { codeReferences } from "../read/code.js";
import type { CodeType, Field, FieldType, ReferenceTarget } from "../read/shape.js";
import { shapes } from "../schema/shapes.js";

/** A table or list on the way from an entry to a value in it. */
export interface Frame {
  value: object;
  /** Where it stands in its parent; "" for the entry. */
  key: string | number;
  parent: Frame | undefined;
}

/** An id that stands somewhere in an entry. */
export interface Reference {
  target: ReferenceTarget;
  id: string;
  /** The table or list that it stands in. */
  frame: Frame;
  /** Where it stands there. */
  key: string | number;
  /** Where it stands in code that stands there. */
  within?: TextSpot;
}

/** Says which elements of lists no longer count. */
export type Dropped = ReadonlyMap<object, ReadonlySet<number>>;

type Visit = (reference: Reference) => void;

interface Walk {
  dropped: Dropped;
  visit: Visit;
}

// Whether ids can stand in a value of this type, and the fields of a shape that they can stand in.
const fieldsWithIds = new Map<string, readonly Field[]>();

function holdsIds(type: FieldType, above: readonly string[]): boolean {
  if (type.kind === "id" || type.kind === "code") return true;
  if (type.kind === "list" || type.kind === "map") return holdsIds(type.of, above);
  return type.kind === "table" && !above.includes(type.shape) && shapeHoldsIds(type.shape, above);
}

function shapeHoldsIds(name: string, above: readonly string[]): boolean {
  const shape = shapes[name];
  const within = [...above, name];
  if (shape?.kind === "object") return shape.fields.some(({ type }) => holdsIds(type, within));
  const variants =
    shape?.kind === "tagged" ? Object.values(shape.variants) : (shape?.variants.map((one) => one.shape) ?? []);
  return variants.some((variant) => shapeHoldsIds(variant, within));
}

function idFields(name: string): readonly Field[] {
  const before = fieldsWithIds.get(name);
  if (before !== undefined) return before;
  const shape = shapes[name];
  const fields = shape?.kind === "object" ? shape.fields.filter(({ type }) => holdsIds(type, [name])) : [];
  fieldsWithIds.set(name, fields);
  return fields;
}

function variantOf(name: string, table: Readonly<Record<string, unknown>>): string {
  const shape = shapes[name];
  if (shape?.kind === "tagged") return variantOf(shape.variants[String(table[shape.tag])] ?? "", table);
  if (shape?.kind !== "present") return name;
  return shape.variants.find(({ field }) => table[field] !== undefined)?.shape ?? "";
}

function walkList(walk: Walk, list: readonly unknown[], of: FieldType, frame: Frame): void {
  const gone = walk.dropped.get(list);
  for (let index = 0; index < list.length; index += 1) {
    if (gone?.has(index) !== true) walkValue(walk, list[index], of, frame, index);
  }
}

function walkValue(walk: Walk, value: unknown, type: FieldType, parent: Frame, key: string | number): void {
  if (type.kind === "id") walk.visit({ target: type.registry, id: value as string, frame: parent, key });
  else if (type.kind === "code") walkCode(walk, value, type, parent, key);
  else if (type.kind === "list") walkList(walk, value as unknown[], type.of, { value: value as object, key, parent });
  else if (type.kind === "map") walkMap(walk, value as object, type.of, { value: value as object, key, parent });
  else if (type.kind === "table") walkTable(walk, type.shape, { value: value as object, key, parent });
}

function walkMap(walk: Walk, map: object, of: FieldType, frame: Frame): void {
  for (const [key, value] of Object.entries(map)) walkValue(walk, value, of, frame, key);
}

function walkCode({ visit }: Walk, value: unknown, type: CodeType, frame: Frame, key: string | number): void {
  if (typeof value !== "string") return;
  for (const { target, id, within } of codeReferences(value, type)) visit({ target, id, frame, key, within });
}

function walkTable(walk: Walk, shape: string, frame: Frame): void {
  const table = frame.value as Readonly<Record<string, unknown>>;
  for (const { name, type } of idFields(variantOf(shape, table))) {
    const value = table[name];
    if (value !== undefined) walkValue(walk, value, type, frame, name);
  }
}

/** Visits all ids in a complete entry but its own, in the order of its fields. */
export function walkReferences(entry: object, shape: string, dropped: Dropped, visit: Visit): void {
  walkTable({ dropped, visit }, shape, { value: entry, key: "", parent: undefined });
}

/** The way from the entry to a place in a frame. */
export function pathTo(frame: Frame, ...rest: (string | number)[]): (string | number)[] {
  return frame.parent === undefined ? rest : pathTo(frame.parent, frame.key, ...rest);
}

/** Positions that the elements of shortened lists had in their files, by list. */
export type Authored = ReadonlyMap<object, readonly number[]>;

/** The way from the entry to a place in a frame, with positions as they are in the file. */
export function authoredPath(authored: Authored, frame: Frame, key: string | number): (string | number)[] {
  const written = typeof key === "number" ? (authored.get(frame.value)?.[key] ?? key) : key;
  return frame.parent === undefined ? [written] : [...authoredPath(authored, frame.parent, frame.key), written];
}
