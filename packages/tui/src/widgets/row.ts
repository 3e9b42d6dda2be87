import type { Color } from "@rustkeep/engine";
import type { Role } from "../theme.js";
import { cellText, firstCells } from "./cell-text.js";

/** A piece of a row in one look. Its text is clean: one UTF-16 unit is one cell. */
export interface Span {
  readonly text: string;
  readonly role: Role;
  /** A colour that a definition asks for; goes before the one of the role. */
  readonly color?: Color | undefined;
}

/** A line of cells, left to right. */
export type Row = readonly Span[];

/** Rows from top to bottom; what widgets take and give. */
export type Block = readonly Row[];

/** A span of any text, made safe for the screen: see `cellText`. */
export function span(text: string, role: Role = "text", color?: Color): Span {
  return color === undefined ? { text: cellText(text), role } : { text: cellText(text), role, color };
}

/** A row of one span. */
export function line(text: string, role: Role = "text", color?: Color): Row {
  return [span(text, role, color)];
}

/** A row of nothing. */
export const BLANK: Row = [];

/** How many cells a row takes. */
export function rowWidth(row: Row): number {
  let width = 0;
  for (const piece of row) width += piece.text.length;
  return width;
}

/** The first `width` cells of a row; where something is cut off, the last cell is an ellipsis. */
export function clipRow(row: Row, width: number): Row {
  if (rowWidth(row) <= width) return row;
  if (width <= 0) return BLANK;
  const clipped: Span[] = [];
  let room = width - 1;
  for (const piece of row) {
    const text = firstCells(piece.text, room);
    clipped.push({ ...piece, text: text.length < piece.text.length ? `${text}…` : text });
    if (text.length < piece.text.length) return clipped;
    room -= text.length;
  }
  return clipped;
}

/** A row of exactly `width` cells: clipped, or filled up with spaces on the right. */
export function fitRow(row: Row, width: number): Row {
  const clipped = clipRow(row, width);
  const missing = width - rowWidth(clipped);
  return missing > 0 ? [...clipped, { text: " ".repeat(missing), role: "text" }] : clipped;
}

/** Exactly `height` rows of exactly `width` cells. */
export function fitBlock(block: Block, width: number, height: number): Block {
  const rows: Row[] = [];
  for (let index = 0; index < height; index += 1) rows.push(fitRow(block[index] ?? BLANK, width));
  return rows;
}

/** `left` and `right` at the two ends of `width` cells; `left` is clipped if they meet. */
export function spread(left: Row, right: Row, width: number): Row {
  const shown = clipRow(right, width);
  const room = width - rowWidth(shown);
  return [...fitRow(clipRow(left, Math.max(0, room - 1)), room), ...shown];
}

/** Text at the right end of `width` cells, for figures in columns. */
export function right(text: string, width: number, role: Role = "text"): Span {
  const clean = cellText(text);
  return { text: firstCells(clean, width).padStart(width), role };
}

/** Text at the left end of `width` cells, with an ellipsis where it is too long. */
export function left(text: string, width: number, role: Role = "text"): Span {
  const clean = cellText(text);
  return { text: clean.length > width ? `${firstCells(clean, width - 1)}…`.padEnd(width) : clean.padEnd(width), role };
}

/** What a row says, without its looks. */
export function rowText(row: Row): string {
  return row.map((piece) => piece.text).join("");
}
