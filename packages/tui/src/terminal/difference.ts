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
      if (after.codes[at] === before.codes[at] && after.looks[at] === before.looks[at]) continue;
      const gap = written < 0 ? -1 : at - written;
      const first = gap >= 0 && gap <= SHORT_GAP && sameLook(after, written, at) ? written : at;
      if (first === at && written !== at) output += `\x1b[${y + 1};${at - start + 1}H`;
      for (let cell = first; cell <= at; cell += 1) {
        const wanted = after.looks[cell] ?? 0;
        if (wanted !== look) output += lookSequence(wanted, colors);
        look = wanted;
        output += String.fromCharCode(after.codes[cell] ?? 0x20);
      }
      written = at + 1;
    }
  }
  return look === 0 ? output : `${output}\x1b[0m`;
}

/** Whether the cells from `from` up to `to` look alike. */
function sameLook(cells: Cells, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (cells.looks[at] !== cells.looks[to]) return false;
  return true;
}
