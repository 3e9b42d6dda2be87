import { eastAsianWidth } from "get-east-asian-width";
import { isSecondCell, WIDE_TAIL } from "../widgets/cell-text.js";
import type { Block } from "../widgets/row.js";
import type { Abilities } from "./abilities.js";
import type { Cells } from "./cells.js";
import { shownCode } from "./characters.js";
import { blockLook, lookBits } from "./looks.js";

const QUESTION_MARK = 0x3f;
const FULL_BLOCK = 0x2588;
const SPACE = 0x20;

/** Writes a block's rows into the cells, its upper left corner at column `left`, row `top`; what lies outside is cut off. */
export function paint(cells: Cells, block: Block, left: number, top: number, abilities: Abilities): void {
  for (let index = 0; index < block.length; index += 1) {
    const y = top + index;
    if (y < 0 || y >= cells.height) continue;
    let x = left;
    for (const piece of block[index] ?? []) {
      const look = lookBits(piece.role, piece.color, abilities.colors);
      for (let unit = 0; unit < piece.text.length; unit += 1, x += 1) {
        if (x < 0 || x >= cells.width) continue;
        const at = y * cells.width + x;
        const code = printable(shownCode(piece.text.charCodeAt(unit), abilities.characters));
        const solid = code === FULL_BLOCK && abilities.solidBlocks === true;
        cells.codes[at] = solid ? SPACE : code;
        cells.looks[at] = solid ? blockLook(look) : look;
      }
    }
  }
}

/** Last line of defence: nothing that a terminal obeys reaches it even where a widget forgot to clean its text. */
function printable(code: number): number {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x61c) return QUESTION_MARK;
  const turnsWriting = code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e);
  const isolates = code >= 0x2066 && code <= 0x2069;
  return turnsWriting || isolates ? QUESTION_MARK : code;
}

/**
 * Blanks what is left of wide characters of which something else covers one cell, or of which only one lies within the
 * screen: a terminal would show them whole, or not at all, and everything behind them elsewhere.
 */
export function blankHalves(cells: Cells): void {
  const { codes, width } = cells;
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? SPACE;
    if (code < FIRST_WIDE) continue;
    const inRow = at % width;
    const next = inRow + 1 < width ? (codes[at + 1] ?? SPACE) : SPACE;
    if (isWhole(code, next)) at += 1;
    else if (isSecondCell(code) || isHighSurrogate(code) || eastAsianWidth(code) === 2) codes[at] = SPACE;
  }
}

/** No character before takes two cells. */
const FIRST_WIDE = 0x1100;

function isWhole(code: number, next: number): boolean {
  if (isHighSurrogate(code)) return isLowSurrogate(next);
  return next === WIDE_TAIL.charCodeAt(0) && !isSecondCell(code);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
