/** Reads a value of unknown origin as a `T` and builds it anew in declared order, or throws a `ShapeError`. */
export type Shape<T> = (value: unknown, field: string) => T;

/** A shape for each field of an object, optional ones included; their order becomes the order of the object's keys. */
export type FieldShapes<T> = { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> };

/** A value that does not have its shape. Never leaves this package. */
export class ShapeError extends Error {
  /** The path of the field, made of declared names, list positions and well-formed ids: safe to print. */
  readonly field: string;
  readonly expected: string;
  constructor(field: string, expected: string) {
    super(`${field} must be ${expected}`);
    this.name = "ShapeError";
    this.field = field;
    this.expected = expected;
  }
}

/** What became of fitting a value into a shape. */
export type Fitted<T> = { kind: "fits"; value: T } | { kind: "differs"; error: ShapeError };

/** Fits a value into a shape; the answer holds a new tree or the first field that differs. */
export function fitShape<T>(shape: Shape<T>, value: unknown, field: string): Fitted<T> {
  try {
    return { kind: "fits", value: shape(value, field) };
  } catch (error) {
    if (error instanceof ShapeError) {
      return { kind: "differs", error };
    }
    throw error;
  }
}

type Table = Readonly<Record<string, unknown>>;

/** Is this a table of a TOML or JSON document (not a list, a date, null)? */
export function isTable(value: unknown): value is Table {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function tableOf(value: unknown, field: string): Table {
  if (!isTable(value)) {
    throw new ShapeError(field, "a table");
  }
  return value;
}

/** A whole number within bounds. */
export function whole(lowest: number, highest: number = Number.MAX_SAFE_INTEGER): Shape<number> {
  return (value, field) => {
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < lowest || value > highest) {
      throw new ShapeError(field, `a whole number from ${lowest} to ${highest}`);
    }
    return value + 0; // −0 becomes 0
  };
}

/** A finite number within bounds, whole or not. */
export function amount(lowest: number = -Number.MAX_VALUE, highest: number = Number.MAX_VALUE): Shape<number> {
  return (value, field) => {
    if (typeof value !== "number" || !(value >= lowest && value <= highest)) {
      throw new ShapeError(
        field,
        lowest === -Number.MAX_VALUE ? "a finite number" : `a finite number, at least ${lowest}`,
      );
    }
    return value + 0; // −0 becomes 0
  };
}

/** True or false. */
export const flag: Shape<boolean> = (value, field) => {
  if (typeof value !== "boolean") {
    throw new ShapeError(field, "true or false");
  }
  return value;
};

/** A text that matches a pattern; `expected` says in words what the pattern wants. */
export function text(pattern: RegExp, maxLength: number, expected: string): Shape<string> {
  return (value, field) => {
    if (typeof value !== "string" || value.length > maxLength || !pattern.test(value)) {
      throw new ShapeError(field, expected);
    }
    return value;
  };
}

/** One of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): Shape<T> {
  return (value, field) => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) {
      throw new ShapeError(field, `one of ${words.map((candidate) => JSON.stringify(candidate)).join(", ")}`);
    }
    return word;
  };
}

/** A list of `fewest` to `most` elements. */
export function list<T>(element: Shape<T>, most: number = Number.MAX_SAFE_INTEGER, fewest = 0): Shape<T[]> {
  return (value, field) => {
    if (!Array.isArray(value) || value.length < fewest || value.length > most) {
      throw new ShapeError(
        field,
        most === Number.MAX_SAFE_INTEGER ? "a list" : `a list of ${fewest} to ${most} elements`,
      );
    }
    return Array.from(value, (part: unknown, position) => element(part, `${field}[${position}]`));
  };
}

/** A table with keys of one shape and values of another; its keys come out in code-unit order. */
export function record<T>(key: Shape<string>, element: Shape<T>): Shape<Record<string, T>> {
  return (value, field) => {
    const table = tableOf(value, field);
    const built: Record<string, T> = {};
    for (const name of Object.keys(table).sort()) {
      const id = key(name, `each key of ${field}`);
      built[id] = element(table[name], `${field}.${id}`);
    }
    return built;
  };
}

/** A table with exactly these fields; those in `optional` may be absent. */
export function object<T extends object>(
  fields: FieldShapes<T>,
  optional: readonly (keyof T & string)[] = [],
): Shape<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (value, field) => {
    const table = tableOf(value, field);
    const built: Partial<T> = {};
    let found = 0;
    for (const name of names) {
      if (Object.hasOwn(table, name)) {
        built[name] = fields[name](table[name], `${field}.${name}`);
        found += 1;
      } else if (!optional.includes(name)) {
        throw new ShapeError(`${field}.${name}`, "present");
      }
    }
    if (Object.keys(table).length !== found) {
      throw new ShapeError(field, `a table with no other fields than ${names.join(", ")}`);
    }
    return built as T;
  };
}

type Variant<T, Tag extends keyof T, K> = T extends unknown ? (K extends T[Tag] ? T : never) : never;

/** For each value of the tag of a union, the fields that its variant has beside the tag and the shared ones. */
export type Variants<T, Tag extends keyof T & string, Shared extends keyof T = never> = {
  readonly [K in T[Tag] & string]: FieldShapes<Omit<Variant<T, Tag, K>, Tag | Shared>>;
};

/** A union of objects told apart by a tag: first the fields that all share, then the tag, then the variant's own. */
export function tagged<T extends object, Tag extends keyof T & string, Shared extends keyof T = never>(
  tag: Tag,
  shared: FieldShapes<Pick<T, Shared>>,
  variants: Variants<T, Tag, Shared>,
  optional: readonly string[] = [],
): Shape<T> {
  const shapes = new Map<unknown, Shape<object>>();
  for (const [name, fields] of Object.entries<FieldShapes<object>>(variants)) {
    const all: FieldShapes<Record<string, unknown>> = { ...shared, [tag]: oneOf(name), ...fields };
    shapes.set(name, object(all, optional));
  }
  return (value, field) => {
    const shape = shapes.get(tableOf(value, field)[tag]);
    if (shape === undefined) {
      throw new ShapeError(`${field}.${tag}`, "known to this version of the game");
    }
    return shape(value, field) as T;
  };
}
