import { eastAsianWidth } from "get-east-asian-width";

const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2026\u2190-\u2193\u2500-\u259f]*$/;

/** Stands in the second cell of a wide character of the basic plane; others have two units, one for each of their cells. */
export const WIDE_TAIL = "\ue000";

/** Marks that stand on the letter before them, joiners and bidirectional marks, tones of skin: they take no cell. */
const NO_CELL = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu;

/**
 * What is no character at all (controls, private use, unassigned and half pairs), is written from right to left, or is made
 * of parts that share a cell.
 */
const NOT_SHOWN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u0590-\u08ff\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\ufb1d-\ufdff\ufe70-\ufeff\p{Regional_Indicator}]/gu;

const BEYOND_LATIN = /[^\0-\u02ff]/gu;

/** What stands for a character that the screen cannot show. */
const REPLACEMENT = "?";

/**
 * Text as the screen can show it: one UTF-16 unit is one cell, and nothing in it can move the cursor, change a colour or
 * turn the writing direction. Letters with marks are composed where a composed form exists, other marks are dropped, line
 * breaks and tabs become spaces, wide characters take two units, and what is written from right to left or a control
 * becomes `?`.
 */
export function cellText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\t\n\r\p{Z}]/gu, " ")
    .replace(NO_CELL, "")
    .replace(NOT_SHOWN, REPLACEMENT)
    .replace(BEYOND_LATIN, inCells);
}

/** A character with as many units as it takes cells. */
function inCells(char: string): string {
  const width = eastAsianWidth(char.codePointAt(0) ?? 0);
  if (char.length === width) return char;
  return char.length === 1 ? char + WIDE_TAIL : REPLACEMENT;
}

/** The first `width` cells of a text that `cellText` has made; a wide character that would be cut is left out. */
export function firstCells(text: string, width: number): string {
  const cut = Math.max(0, width);
  return text.slice(0, isSecondCell(text.charCodeAt(cut)) ? cut - 1 : cut);
}

/** Whether a unit stands in the second cell of a wide character. */
export function isSecondCell(unit: number): boolean {
  return unit === WIDE_TAIL.charCodeAt(0) || (unit >= 0xdc00 && unit <= 0xdfff);
}
