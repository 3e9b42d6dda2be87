import type { Program } from "./program.js";
import type { Reference } from "./texts.js";
import { tokenize } from "./tokens.js";

/** A place in code as its author wrote it. */
export interface CodePlace {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
}

/**
 * The code with `fullId` in place of each id. An id that was given its namespace stands in single quotes, every other text
 * in double ones: so `writtenPlace` knows what the author did not write.
 */
export function withFullIds({ code, references }: Program<unknown>, fullId: (reference: Reference) => string): string {
  const ids = new Map(references.map((reference) => [reference.offset, reference]));
  let result = "";
  let copied = 0;
  for (const { kind, text, offset, length } of tokenize(code)) {
    if (kind !== "text") continue;
    const reference = ids.get(offset);
    result += code.slice(copied, offset) + quoted(text, reference === undefined ? text : fullId(reference));
    copied = offset + length;
  }
  return result + code.slice(copied);
}

/** Where a place in code that `withFullIds` has made stands in the code that its author wrote. */
export function writtenPlace(code: string, offset: number): CodePlace {
  const start = code.lastIndexOf("\n", offset - 1) + 1;
  const line = code.slice(0, start).split("\n").length;
  const added = tokenize(code)
    .filter((token) => token.offset >= start && token.offset < offset && wasGivenNamespace(code, token.offset))
    .reduce((sum, { text }) => sum + text.indexOf(":") + 1, 0);
  return { line, column: offset - start - added + 1 };
}

function quoted(written: string, text: string): string {
  const given = text !== written && text.endsWith(`:${written}`);
  const quote = given || text.includes('"') ? "'" : '"';
  return quote + text + quote;
}

function wasGivenNamespace(code: string, offset: number): boolean {
  return code[offset] === "'" && /^'[a-z0-9_]+:[a-z0-9_]+'/.test(code.slice(offset));
}
