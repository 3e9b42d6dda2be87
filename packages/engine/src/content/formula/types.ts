import { mergeTexts, type Texts } from "./texts.js";

/** What kind of value code gives. */
export type Type = ElementType | ListType;

/** What may stand in a list. */
export type ElementType =
  | { readonly kind: "number" }
  | { readonly kind: "boolean" }
  | { readonly kind: "text"; readonly texts: Texts }
  | { readonly kind: "creature" }
  | { readonly kind: "action" };

/** A list of so many at most. */
export interface ListType {
  readonly kind: "list";
  /** Undefined for a list that is always empty. */
  readonly of: ElementType | undefined;
  readonly most: number;
  /** Are there as many as there are enemies? */
  readonly ofEnemies: boolean;
}

export const NUMBER: ElementType = { kind: "number" };
export const BOOLEAN: ElementType = { kind: "boolean" };
export const CREATURE: ElementType = { kind: "creature" };
export const ACTION: ElementType = { kind: "action" };

/** The type of what may be of either type; undefined if the two do not go together. */
export function eitherType(a: Type, b: Type): Type | undefined {
  if (a.kind !== "list" || b.kind !== "list")
    return a.kind === "list" || b.kind === "list" ? undefined : commonType([a, b]);
  const longer = a.most >= b.most ? a : b;
  if (a.of === undefined || b.of === undefined) return { ...longer, of: a.of ?? b.of };
  const of = commonType([a.of, b.of]);
  return of === undefined ? undefined : { ...longer, of };
}

/** The same for any number of types, of which there is none in a list; undefined also for no type at all. */
export function commonType(types: readonly ElementType[]): ElementType | undefined {
  const [first] = types;
  if (first === undefined || types.some(({ kind }) => kind !== first.kind)) return undefined;
  if (first.kind !== "text") return first;
  return { kind: "text", texts: mergeTexts(types.flatMap((type) => (type.kind === "text" ? [type.texts] : []))) };
}

/** A type as a message names it. */
export function nameOfType(type: Type): string {
  if (type.kind !== "list") return NAMES[type.kind].one;
  return type.of === undefined ? "an empty list" : `a list of ${NAMES[type.of.kind].many}`;
}

const NAMES = {
  number: { one: "a number", many: "numbers" },
  boolean: { one: "true or false", many: "true or false" },
  text: { one: "a text", many: "texts" },
  creature: { one: "a creature", many: "creatures" },
  action: { one: "an action", many: "actions" },
} as const;
