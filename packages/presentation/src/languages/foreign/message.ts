import { IntlMessageFormat } from "intl-messageformat";
import type { Values } from "./placeholders.js";

/** A text with placeholders, ready to be filled in, or why it cannot be. */
export type Message =
  | { readonly kind: "message"; readonly fill: (values: Values) => string }
  | { readonly kind: "faulty"; readonly reason: string };

type Part = IntlMessageFormat["getAst"] extends () => (infer P)[] ? P : never;

/** What the parser calls the parts of a message: plain text, `{name}`, and the choices by a word and by a number. */
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/**
 * Reads a text in the message format of ICU, of which placeholders, `select` and `plural` are known. It may use the
 * placeholders named alone.
 */
export function readMessage(text: string, language: string, known: readonly string[]): Message {
  try {
    const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    const reason = message
      .getAst()
      .map((part) => faultOf(part, known))
      .find((fault) => fault !== "");
    if (reason !== undefined) return { kind: "faulty", reason };
    return { kind: "message", fill: (values) => String(message.format(values)) };
  } catch (error) {
    return { kind: "faulty", reason: error instanceof Error ? readable(error.message) : String(error) };
  }
}

/** The parser's codes as words: `EXPECT_ARGUMENT_CLOSING_BRACE`. */
function readable(message: string): string {
  return message.split("\n")[0]?.toLowerCase().replaceAll("_", " ") ?? "";
}

function faultOf(part: Part, known: readonly string[]): string {
  switch (part.type) {
    case LITERAL:
      return "";
    case ARGUMENT:
      return nameFault(part.value, known);
    case SELECT:
    case PLURAL: {
      const inner = Object.values(part.options).flatMap(({ value }) => value);
      return (
        [nameFault(part.value, known), ...inner.map((one) => faultOf(one, known))].find((fault) => fault !== "") ?? ""
      );
    }
    case POUND:
      return "it holds #: name the number instead";
    default:
      return "it holds something else than placeholders, select and plural";
  }
}

function nameFault(name: string, known: readonly string[]): string {
  return known.includes(name) ? "" : `there is no {${name}}, only ${known.map((one) => `{${one}}`).join(", ")}`;
}
