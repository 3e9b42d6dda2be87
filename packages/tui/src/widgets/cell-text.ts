import { eastAsianWidth } from "get-east-asian-width";

const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2026\u2190-\u2193\u2500-\u259f]*$/;

/** Marks that stand on the letter before them, joiners and bidirectional marks: they take no cell. */
const NO_CELL = /[\p{M}\p{Cf}]/gu;

/**
 * What is no character at all (controls, private use, unassigned and half pairs), is written from right to left, is made
 * of parts that share a cell, or lies beyond the basic plane.
 */
const NOT_SHOWN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\p{Script=Hangul}\u{10000}-\u{10ffff}]/gu;

const BEYOND_LATIN = /[^\0-\u02ff]/g;

/** What stands for a character that the screen cannot show in one cell. */
const REPLACEMENT = "?";

/**
 * Text as the screen can show it: one UTF-16 unit is one cell, and nothing in it can move the cursor, change a colour or
 * turn the writing direction. Letters with marks are composed where a composed form exists, other marks are dropped, line
 * breaks and tabs become spaces, and what is wide, written from right to left or a control becomes `?`.
 */
export function cellText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\t\n\r\p{Z}]/gu, " ")
    .replace(NO_CELL, "")
    .replace(NOT_SHOWN, REPLACEMENT)
    .replace(BEYOND_LATIN, (char) => (eastAsianWidth(char.charCodeAt(0)) === 1 ? char : REPLACEMENT));
}
