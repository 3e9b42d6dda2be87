import type { Span } from "./problem.js";

/** What goes through a list. */
export type MacroName = "map" | "filter" | "all" | "exists";

/** The operators between two values. */
export type BinarySign = "||" | "&&" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "+" | "-" | "*" | "/" | "%";

/** A name that code gives to something. */
export interface Name extends Span {
  readonly text: string;
}

/** Code as it is written. Each part has the place that a message about it points at. */
export type Syntax =
  | { readonly kind: "number"; readonly at: Span; readonly value: number }
  | { readonly kind: "boolean"; readonly at: Span; readonly value: boolean }
  | { readonly kind: "text"; readonly at: Span; readonly value: string }
  | { readonly kind: "name"; readonly at: Span; readonly name: string }
  | { readonly kind: "event"; readonly at: Span; readonly field: string }
  | { readonly kind: "unary"; readonly at: Span; readonly sign: "!" | "-"; readonly operand: Syntax }
  | {
      readonly kind: "binary";
      readonly at: Span;
      readonly sign: BinarySign;
      readonly left: Syntax;
      readonly right: Syntax;
    }
  | { readonly kind: "choice"; readonly at: Span; readonly test: Syntax; readonly yes: Syntax; readonly no: Syntax }
  | { readonly kind: "call"; readonly at: Span; readonly name: string; readonly args: readonly Syntax[] }
  | MacroSyntax
  | { readonly kind: "list"; readonly at: Span; readonly elements: readonly Syntax[] }
  | ActionSyntax;

/** `list.map(element, test, body)` and its kin. */
export interface MacroSyntax {
  readonly kind: "macro";
  readonly at: Span;
  readonly name: MacroName;
  readonly list: Syntax;
  readonly element: Name;
  readonly test: Syntax | undefined;
  readonly body: Syntax;
}

/** `{"action": …}`. */
export interface ActionSyntax {
  readonly kind: "action";
  readonly at: Span;
  readonly fields: readonly { readonly name: Name; readonly value: Syntax }[];
}
