// What the generated builders are made of.

/** What goes along while an entry is completed. */
export interface BuildContext {
  /** The id of the mod, for bare ids. */
  namespace: string;
  /** Whether something was met that no schema can express. */
  flawed: boolean;
}

/** Completes a value; one that is not as it should be is taken over for the validator to find. */
export type Build = (value: unknown, context: BuildContext) => unknown;

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

/** Completes an id. */
export function id(value: unknown, { namespace }: BuildContext): unknown {
  return typeof value === "string" ? qualify(value, namespace) : value;
}

/** Completes a list of ids. */
export function ids(value: unknown, context: BuildContext): unknown {
  return Array.isArray(value) ? value.map((element) => id(element, context)) : value;
}

/** Completes a list of tables. */
export function list(value: unknown, context: BuildContext, build: Build): unknown {
  return Array.isArray(value) ? value.map((element) => build(element, context)) : value;
}

/** Whether a range has its greater number first. */
export function isReversed(range: string): boolean {
  const dash = range.indexOf("-");
  return dash !== -1 && Number(range.slice(0, dash)) > Number(range.slice(dash + 1));
}

/** Takes a range over. */
export function range(value: unknown, context: BuildContext): unknown {
  if (typeof value === "string" && isReversed(value)) context.flawed = true;
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
  if (table instanceof Date) context.flawed = true;
  if (Object.keys(table).length !== present) copyUnknown(table, built);
  return built;
}
