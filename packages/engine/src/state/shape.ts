/** What a value must be like, as plain data: generated from the types of the state. A text is the name of another shape. */
export type Shape =
  | string
  | NumberShape
  | TextShape
  | WordsShape
  | FlagShape
  | ListShape
  | TupleShape
  | TableShape
  | RecordShape
  | UnionShape;

/** A finite number within bounds, where it has any. */
export interface NumberShape {
  is: "number" | "whole";
  least?: number;
  most?: number;
}
/** A text that matches a pattern. */
export interface TextShape {
  is: "text";
  pattern: string;
  longest: number;
  /** What the pattern wants, in words. */
  says: string;
}
/** One of a few words. */
export interface WordsShape {
  is: "words";
  words: readonly string[];
}
/** True or false. */
export interface FlagShape {
  is: "flag";
}
/** A list of equal elements. */
export interface ListShape {
  is: "list";
  of: Shape;
  most?: number;
}
/** A list with a shape for each of its elements; `empty` may be empty as well. */
export interface TupleShape {
  is: "tuple";
  of: readonly Shape[];
  empty?: true;
}
/** A table with these fields and no others, in this order. */
export interface TableShape {
  is: "table";
  fields: Readonly<Record<string, Shape>>;
  /** Those that may be missing. */
  optional?: readonly string[];
}
/** A table with keys of one kind and values of another; `all` of these keys, if given. Its keys are put in code-unit order. */
export interface RecordShape {
  is: "record";
  keys: Shape;
  of: Shape;
  all?: readonly string[];
}
/** Tables told apart by the value of a field. */
export interface UnionShape {
  is: "union";
  tag: string;
  variants: Readonly<Record<string, Shape>>;
}
