import { afterString } from "./scan-text.js";

/** A place in a text of several lines. */
export interface TextSpot {
  /** Line of the text, from 0. */
  line: number;
  /** UTF-16 units before it in that line. */
  column: number;
}

/**
 * The offset in a file of a place in a string that begins at `at`, in three quotes; undefined for any other string, and
 * for one with escapes, whose lines may differ from those of the file.
 */
export function offsetWithin(file: string, at: number, { line, column }: TextSpot): number | undefined {
  const quotes = file.slice(at, at + 3);
  if (quotes !== '"""' && quotes !== "'''") return undefined;
  const whole = file.slice(at, afterString(file, at));
  if (quotes === '"""' && whole.includes("\\")) return undefined;
  // A line break right after the quotes does not belong to the text.
  const begin = 3 + (/^\r?\n/.exec(whole.slice(3))?.[0].length ?? 0);
  let start = begin;
  for (let passed = 0; passed < line; passed += 1) start = whole.indexOf("\n", start) + 1;
  return at + start + column;
}
