const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2026\u2190-\u2193\u2500-\u259f]*$/;

/** Marks that stand on the letter before them, joiners and bidirectional marks: they take no cell. */
const NO_CELL = /[\p{M}\p{Cf}]/gu;

/**
 * What takes more than one cell, or is no character at all: controls, private use, unassigned and half pairs, wide
 * characters, everything beyond the basic plane, and scripts that are written from right to left.
 */
const NOT_ONE_CELL =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u1100-\u11ff\u231a\u231b\u2329\u232a\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{10000}-\u{10ffff}]/gu;

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
    .replace(NOT_ONE_CELL, REPLACEMENT);
}
