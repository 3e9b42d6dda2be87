import { isSecondCell } from "../widgets/cell-text.js";
import type { ColorCount } from "./abilities.js";
import type { Cells } from "./cells.js";
import { lookSequence } from "./looks.js";

/** Unchanged cells in one look that are cheaper to write again than to jump over. */
const SHORT_GAP = 4;

/**
 * What to write so that a terminal that shows `before` shows `after`, both of one size: only what changed, in as few
 * sequences as it takes. It ends in the terminal's own look; the cursor may stand anywhere.
 */
export function difference(before: Cells, after: Cells, colors: ColorCount): string {
  let output = "";
  let look = 0;
  for (let y = 0; y < after.height; y += 1) {
    const start = y * after.width;
    const end = start + after.width;
    let written = -1;
    for (let at = start; at < end; at += 1) {
      if (isSecondCell(after.codes[at] ?? 0)) continue;
      const wide = at + 1 < end && isSecondCell(after.codes[at + 1] ?? 0);
      if (isSame(before, after, at) && (!wide || isSame(before, after, at + 1))) continue;
      const gap = written < 0 ? -1 : at - written;
      const first = gap >= 0 && gap <= SHORT_GAP && sameLook(after, written, at) ? written : at;
      if (first === at && written !== at) output += `\x1b[${y + 1};${at - start + 1}H`;
      for (let cell = first; cell <= at; cell += 1) {
        const wanted = after.looks[cell] ?? 0;
        if (wanted !== look) output += lookSequence(wanted, colors);
        look = wanted;
        if (wide && cell === at) output += `  \x1b[${y + 1};${at - start + 1}H`;
        output += cellCharacters(after, cell);
      }
      // Terminals are not of one mind about how wide a character is: both of its cells are blanked before, and what follows
      // is put in its place anew.
      written = wide ? -1 : at + 1;
    }
  }
  return look === 0 ? output : `${output}\x1b[0m`;
}

function isSame(before: Cells, after: Cells, at: number): boolean {
  return after.codes[at] === before.codes[at] && after.looks[at] === before.looks[at];
}

/** The character that begins in a cell, whole. */
function cellCharacters({ codes }: Cells, cell: number): string {
  const code = codes[cell] ?? 0x20;
  return code >= 0xd800 && code <= 0xdbff
    ? String.fromCharCode(code, codes[cell + 1] ?? 0x20)
    : String.fromCharCode(code);
}

/** Whether the cells from `from` up to `to` look alike, and none of them is half of something. */
function sameLook(cells: Cells, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (cells.looks[at] !== cells.looks[to] || isSecondCell(cells.codes[at] ?? 0)) return false;
  return true;
}
