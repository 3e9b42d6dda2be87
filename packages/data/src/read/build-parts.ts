// What the generated builders are made of.
import { type IdMap, noReferences, type References } from "./references.js";

/** What goes along while an entry is completed. */
export interface BuildContext extends References {
  /** The id of the mod, for bare ids. */
  namespace: string;
  /** Whether nothing was met that could be wrong. */
  sound: boolean;
  /** Whether something was met that no schema can express. */
  flawed: boolean;
  /** Whether there is code in it. */
  coded: boolean;
  /** The full id of the entry. */
  own: string;
  /** Where ids stand that make use of the entry's registry: itself is no use of an entry. */
  ownUses: IdMap | undefined;
}

/** Completes a value; one that is not as it should be is taken over for the validator to find. */
export type Build = (value: unknown, context: BuildContext) => unknown;

/** The context for the entries of a mod; what they refer to is added to `references`. */
export function buildContext(namespace: string, references = noReferences()): BuildContext {
  const { used, asked } = references;
  return { used, asked, namespace, sound: true, flawed: false, coded: false, own: "", ownUses: undefined };
}

type Table = Readonly<Record<string, unknown>>;

/** What stands for a list that was left out, in all entries. */
export const noList: readonly never[] = Object.freeze([]);

/** What stands for a table that was left out, in all entries. */
export const noTable: Readonly<Record<string, never>> = Object.freeze({});

/** An id with its namespace: a bare one is the mod's own. */
export function qualify(id: string, namespace: string): string {
  return id.includes(":") ? id : `${namespace}:${id}`;
}

/** Whether a value is a table, or a date, which is an object too. */
export function isTable(value: unknown): value is Table {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Takes over what is not as it should be. */
export function doubt(value: unknown, context: BuildContext): unknown {
  context.sound = false;
  return value;
}

/** Takes over what no schema can express that it is not as it should be. */
export function flaw(value: unknown, context: BuildContext): unknown {
  context.flawed = true;
  return doubt(value, context);
}

/** Completes an id that is not among the known ones, and makes it known; the builders look there first. */
export function newId(value: unknown, context: BuildContext, known: IdMap, valid: boolean): unknown {
  if (typeof value !== "string") return doubt(value, context);
  const full = qualify(value, context.namespace);
  if (!valid) context.sound = false;
  else if (known !== context.ownUses || full !== context.own) known.set(value, full);
  return full;
}

type BuildId = (value: unknown, context: BuildContext, known: IdMap) => unknown;

/** Completes a list of ids. */
export function ids(value: unknown, context: BuildContext, known: IdMap, build: BuildId, most: number): unknown {
  if (!Array.isArray(value) || value.length > most) return doubt(value, context);
  return value.map((element) => build(element, context, known));
}

/** Completes a list of tables. */
export function list(value: unknown, context: BuildContext, build: Build, most: number): unknown {
  if (!Array.isArray(value) || value.length > most) return doubt(value, context);
  return value.map((element) => build(element, context));
}

/** A value as a list: in maps, one element may stand for a list of it. */
export function asList(value: unknown): unknown {
  return typeof value === "string" ? [value] : value;
}

/** Completes a table whose keys are free. */
export function map(value: unknown, context: BuildContext, build: (value: unknown) => unknown): unknown {
  if (!isTable(value) || value instanceof Date) return flaw(value, context);
  const built: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    Object.defineProperty(built, key, {
      value: build(value[key]),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return built;
}

/** Whether a range has its greater number first. */
export function isReversed(range: string): boolean {
  const dash = range.indexOf("-");
  return dash !== -1 && Number(range.slice(0, dash)) > Number(range.slice(dash + 1));
}

/** Takes code over, or a number. */
export function code(value: unknown, context: BuildContext): unknown {
  if (typeof value === "string") context.coded = true;
  return value;
}

/** Takes a range over. */
export function range(value: unknown, context: BuildContext): unknown {
  if (typeof value === "string" && isReversed(value)) return flaw(value, context);
  return value;
}

// Defined rather than set: a key may be `__proto__`.
function copyUnknown(table: Table, built: Record<string, unknown>): void {
  for (const key of Object.keys(table)) {
    if (Object.hasOwn(built, key)) continue;
    Object.defineProperty(built, key, { value: table[key], enumerable: true, configurable: true, writable: true });
  }
}

/**
 * Finishes a table: fields that its shape does not have are taken over too.
 * @param present how many fields of its shape the table has
 */
export function whole(table: Table, built: Record<string, unknown>, present: number, context: BuildContext): unknown {
  // A date passes for a table without fields everywhere else.
  if (present === 0 && table instanceof Date) flaw(table, context);
  if (Object.keys(table).length !== present) {
    context.sound = false;
    copyUnknown(table, built);
  }
  return built;
}
