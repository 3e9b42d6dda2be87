import { afterString } from "./scan-text.js";

/** A place in a text of several lines. */
export interface TextSpot {
  /** Line of the text, from 0. */
  line: number;
  /** UTF-16 units before it in that line. */
  column: number;
}

/**
 * The offset in a file of a place in a string that begins at `at`; undefined for one with escapes, whose characters may
 * differ from those of the file.
 */
export function offsetWithin(file: string, at: number, { line, column }: TextSpot): number | undefined {
  const whole = file.slice(at, afterString(file, at));
  if (whole.startsWith('"') && whole.includes("\\")) return undefined;
  const quotes = whole.slice(0, 3);
  if (quotes !== '"""' && quotes !== "'''") return line === 0 ? at + 1 + column : undefined;
  // A line break right after the quotes does not belong to the text.
  const begin = 3 + (/^\r?\n/.exec(whole.slice(3))?.[0].length ?? 0);
  let start = begin;
  for (let passed = 0; passed < line; passed += 1) start = whole.indexOf("\n", start) + 1;
  return at + start + column;
}
