import { type Block, fitRow, type Row, span } from "./row.js";

/** A list of which a window is shown. */
export interface ListOptions {
  readonly items: readonly Row[];
  /** The selected position; −1 for none. */
  readonly cursor: number;
  /** Whether keys go here; the selection of another list is shown, but quieter. */
  readonly active: boolean;
  readonly width: number;
  readonly height: number;
}

/**
 * A window on a list, scrolled so that the selection is in sight; the last column has a mark where there is more above
 * or below. Two cells on the left belong to the selection's mark.
 */
export function list({ items, cursor, active, width, height }: ListOptions): Block {
  const first = firstVisible(items.length, cursor, height);
  const rows: Row[] = [];
  for (let index = first; index < Math.min(items.length, first + height); index += 1) {
    const selected = index === cursor;
    const content = fitRow(items[index] ?? [], Math.max(0, width - 3));
    const looks: Row = selected && active ? content.map((part) => ({ ...part, role: "selected" as const })) : content;
    const more =
      (index === first && first > 0 ? "↑" : "") ||
      (index === first + height - 1 && index < items.length - 1 ? "↓" : " ");
    rows.push([span(selected ? (active ? "› " : "· ") : "  ", active ? "accent" : "dim"), ...looks, span(more, "dim")]);
  }
  return rows;
}

/** The first position shown of a list of `length` in a window of `height`, with the cursor near the middle. */
export function firstVisible(length: number, cursor: number, height: number): number {
  return Math.max(0, Math.min(cursor - Math.floor(height / 2), length - height));
}

/** A cursor moved by `step` within 0..length − 1, without going round; 0 for an empty list. */
export function moveCursor(cursor: number, step: number, length: number): number {
  return Math.max(0, Math.min(length - 1, cursor + step));
}
