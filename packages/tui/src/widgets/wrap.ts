import type { Role } from "../theme.js";
import { cellText, firstCells } from "./cell-text.js";
import { type Block, clipRow } from "./row.js";

/** Breaks text at spaces (words longer than a line anywhere) and at its line breaks into rows of at most `width` cells. */
export function wrap(text: string, width: number, role: Role = "text"): Block {
  if (width < 1) return [];
  return text
    .split("\n")
    .flatMap((paragraph) => wrapParagraph(cellText(paragraph), width).map((part) => [{ text: part, role }]));
}

/** As `wrap`, in at most `rows` rows. */
export function wrapWithin(text: string, width: number, rows: number, role: Role = "text"): Block {
  return firstRows(wrap(text, width, role), width, rows);
}

/** The first `rows` of wrapped rows; where that cuts something off, the last cell is an ellipsis. */
export function firstRows(wrapped: Block, width: number, rows: number): Block {
  if (wrapped.length <= rows) return wrapped;
  if (rows < 1) return [];
  const [last = [], next = []] = wrapped.slice(rows - 1);
  return [...wrapped.slice(0, rows - 1), clipRow([...last, { text: " ", role: "text" }, ...next], width)];
}

function wrapParagraph(text: string, width: number): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(/ +/).filter((part) => part !== "")) {
    let rest = word;
    if (row !== "" && row.length + 1 + rest.length <= width) {
      row = `${row} ${rest}`;
      continue;
    }
    if (row !== "") rows.push(row);
    while (rest.length > width) {
      // One cell is too narrow for a wide character, which is cut then.
      const part = firstCells(rest, width) || rest.slice(0, width);
      rows.push(part);
      rest = rest.slice(part.length);
    }
    row = rest;
  }
  rows.push(row);
  return rows;
}
