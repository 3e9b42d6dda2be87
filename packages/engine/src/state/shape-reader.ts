import type {
  ListShape,
  NumberShape,
  RecordShape,
  Shape,
  TableShape,
  TextShape,
  TupleShape,
  UnionShape,
} from "./shape.js";

/** The first thing in a value that is not as it must be. */
export interface Misfit {
  /** Where in the value: `player.inventory[3].count`; "" for the value as a whole. */
  path: string;
  /** What it must be: "a whole number from 1 to 9999". */
  expected: string;
  /** What it is, shortened and without control characters; "missing" where there is nothing. */
  found: string;
}

/** Tells for one kind of value what does not fit. */
type Check = (value: unknown) => Misfit | undefined;

type Table = Readonly<Record<string, unknown>>;

/** Holds values of unknown origin against shapes. */
export interface ShapeReader {
  /** What does not fit; undefined if all does. Changes nothing, and throws nothing for any JSON value. */
  misfit(name: string, value: unknown): Misfit | undefined;
  /** A value that fits, built anew: fields in declared order, records in code-unit order, no negative zero. */
  arranged(name: string, value: unknown): unknown;
}

/** A reader of these shapes. Each is made ready when it is first asked for. */
export function shapeReader(shapes: Readonly<Record<string, Shape>>): ShapeReader {
  const checks = new Map<string, Check>();
  const named = (name: string): Shape => {
    const shape = shapes[name];
    if (shape === undefined) throw new Error(`there is no shape ${name}`);
    return shape;
  };
  const checkNamed = (name: string): Check => {
    const known = checks.get(name);
    if (known !== undefined) return known;
    const check = checkOf(named(name), later);
    checks.set(name, check);
    return check;
  };
  const later = (name: string): Check => {
    let check: Check | undefined;
    return (value) => {
      check ??= checkNamed(name);
      return check(value);
    };
  };
  return {
    misfit: (name, value) => checkNamed(name)(value),
    arranged: (name, value) => arrange(name, value, named),
  };
}

/** A sentence about a misfit; `whole` is what the value is called if it does not fit as a whole. */
export function sayMisfit({ path, expected, found }: Misfit, whole: string): string {
  return `${path === "" ? whole : path} must be ${expected}, but is ${found}`;
}

/** The misfit as one of the value that holds it, under a name or as `[index]`. */
export function misfitWithin(step: string, misfit: Misfit): Misfit {
  const { path } = misfit;
  return { ...misfit, path: path === "" || path.startsWith("[") ? `${step}${path}` : `${step}.${path}` };
}

function checkOf(shape: Shape, later: (name: string) => Check): Check {
  if (typeof shape === "string") return later(shape);
  switch (shape.is) {
    case "number":
    case "whole":
      return numberCheck(shape);
    case "text":
      return textCheck(shape);
    case "words":
      return wordsCheck(shape.words);
    case "flag":
      return (value) => (typeof value === "boolean" ? undefined : misfit("true or false", value));
    case "list":
      return listCheck(shape, checkOf(shape.of, later));
    case "tuple":
      return tupleCheck(shape, later);
    case "table":
      return tableCheck(shape, later);
    case "record":
      return recordCheck(shape, later);
    case "union":
      return unionCheck(shape, later);
    default:
      return shape satisfies never;
  }
}

function numberCheck({ is, least = -Number.MAX_VALUE, most = Number.MAX_VALUE }: NumberShape): Check {
  const whole = is === "whole";
  const kind = whole ? "a whole number" : "a number";
  const bounded = least > -Number.MAX_VALUE || most < Number.MAX_VALUE;
  const expected = bounded ? `${kind} from ${least} to ${most}` : kind;
  return (value) =>
    typeof value === "number" && value >= least && value <= most && (!whole || Number.isInteger(value))
      ? undefined
      : misfit(expected, value);
}

function textCheck({ pattern, longest, says }: TextShape): Check {
  const expression = new RegExp(pattern, "u");
  return (value) =>
    typeof value === "string" && value.length <= longest && expression.test(value) ? undefined : misfit(says, value);
}

function wordsCheck(words: readonly string[]): Check {
  const known = new Set<unknown>(words);
  const choice = words.map((word) => JSON.stringify(word)).join(", ");
  const expected = words.length === 1 ? choice : `one of ${choice}`;
  return (value) => (known.has(value) ? undefined : misfit(expected, value));
}

function listCheck({ most = Number.POSITIVE_INFINITY }: ListShape, element: Check): Check {
  const expected = most === Number.POSITIVE_INFINITY ? "a list" : `a list of at most ${most}`;
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return misfit(expected, value);
    for (let index = 0; index < value.length; index += 1) {
      const found = element(value[index]);
      if (found !== undefined) return misfitWithin(`[${index}]`, found);
    }
    return undefined;
  };
}

function tupleCheck({ of, empty }: TupleShape, later: (name: string) => Check): Check {
  const elements = of.map((shape) => checkOf(shape, later));
  const expected = `a list of ${elements.length}${empty === true ? ", or an empty one" : ""}`;
  return (value) => {
    if (!Array.isArray(value)) return misfit(expected, value);
    if (empty === true && value.length === 0) return undefined;
    if (value.length !== elements.length) return misfit(expected, value);
    return first(elements, (check, index) => {
      const found = check(value[index]);
      return found === undefined ? undefined : misfitWithin(`[${index}]`, found);
    });
  };
}

function tableCheck({ fields, optional = [] }: TableShape, later: (name: string) => Check): Check {
  const checks = Object.entries(fields).map(([name, shape]) => ({
    name,
    check: checkOf(shape, later),
    optional: optional.includes(name),
  }));
  return (value) => {
    if (!isTable(value)) return misfit("a table", value);
    let there = 0;
    for (const { name, check, optional } of checks) {
      const field = value[name];
      if (field === undefined && optional) {
        if (name in value) there += 1;
        continue;
      }
      there += 1;
      const found = check(field);
      if (found !== undefined) return misfitWithin(name, found);
    }
    // Each command is checked before it is carried out: the count that makes no list comes first.
    for (const _ in value) there -= 1;
    return there === 0 || Object.keys(value).every((name) => Object.hasOwn(fields, name))
      ? undefined
      : strangeField(value, fields);
  };
}

function strangeField(value: Table, fields: Readonly<Record<string, Shape>>): Misfit {
  const strange = Object.keys(value).find((name) => !Object.hasOwn(fields, name)) ?? "";
  const names = Object.keys(fields);
  const expected = names.length === 0 ? "a table without fields" : `a table of ${names.join(", ")}`;
  return { path: "", expected, found: `one with ${describe(strange)}` };
}

function recordCheck({ keys, of, all = [] }: RecordShape, later: (name: string) => Check): Check {
  const keyCheck = checkOf(keys, later);
  const valueCheck = checkOf(of, later);
  return (value) => {
    if (!isTable(value)) return misfit("a table", value);
    const missing = all.find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) return misfitWithin(missing, valueCheck(undefined) ?? misfit("there", undefined));
    return first(Object.keys(value), (key) => {
      const strange = keyCheck(key);
      if (strange !== undefined)
        return {
          path: "",
          expected: `a table whose keys are each ${strange.expected}`,
          found: `one with ${strange.found}`,
        };
      const found = valueCheck(value[key]);
      return found === undefined
        ? undefined
        : misfitWithin(/^\w+$/.test(key) ? key : `[${JSON.stringify(key)}]`, found);
    });
  };
}

function unionCheck({ tag, variants }: UnionShape, later: (name: string) => Check): Check {
  const checks = new Map<unknown, Check>(
    Object.entries(variants).map(([name, shape]) => [name, checkOf(shape, later)]),
  );
  const choice = wordsCheck(Object.keys(variants));
  return (value) => {
    if (!isTable(value)) return misfit("a table", value);
    const name = value[tag];
    const check = checks.get(name);
    if (check !== undefined) return check(value);
    return misfitWithin(tag, choice(name) ?? misfit("known", name));
  };
}

function first<T>(list: readonly T[], look: (element: T, index: number) => Misfit | undefined): Misfit | undefined {
  for (let index = 0; index < list.length; index += 1) {
    const found = look(list[index] as T, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function misfit(expected: string, value: unknown): Misfit {
  return { path: "", expected, found: describe(value) };
}

/** Is this a table of a TOML or JSON document: no list, no date, nothing with a prototype of its own kind? */
function isTable(value: unknown): value is Table {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm have another Object.prototype.
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

const LONGEST_QUOTE = 40;

function describe(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return isTable(value) ? "a table" : "something else";
  return typeof value === "function" || typeof value === "symbol" ? "something else" : String(value);
}

/** A text from outside between quotes, shortened, with nothing in it that could drive a terminal. */
export function quoted(text: string): string {
  const shown = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  // A save is hostile until it is checked: nothing of it may drive a terminal.
  return JSON.stringify(shown).replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

function arrange(shape: Shape, value: unknown, named: (name: string) => Shape): unknown {
  if (typeof shape === "string") return arrange(named(shape), value, named);
  switch (shape.is) {
    case "number":
    case "whole":
      return (value as number) + 0; // −0 becomes 0
    case "text":
    case "words":
    case "flag":
      return value;
    case "list":
      return (value as unknown[]).map((element) => arrange(shape.of, element, named));
    case "tuple":
      return (value as unknown[]).map((element, index) => arrange(shape.of[index] as Shape, element, named));
    case "table":
      return arrangeTable(shape, value as Table, named);
    case "record":
      return Object.fromEntries(
        Object.keys(value as Table)
          .sort()
          .map((key) => [key, arrange(shape.of, (value as Table)[key], named)]),
      );
    case "union":
      return arrange(shape.variants[(value as Record<string, string>)[shape.tag] ?? ""] as Shape, value, named);
    default:
      return shape satisfies never;
  }
}

function arrangeTable({ fields }: TableShape, value: Table, named: (name: string) => Shape): Table {
  const built: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const field = value[name];
    if (field !== undefined) built[name] = arrange(shape, field, named);
  }
  return built;
}
