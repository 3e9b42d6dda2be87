import type { Context, View } from "../screens/screen.js";
import { type Block, clipRow, fitBlock, line, type Row, rowWidth, type Span, span, spread } from "./row.js";

/** What stands on a full screen. */
export interface Page {
  readonly title: Row;
  /** At the right end of the title's row. */
  readonly note?: Row;
  /** Gets `bodyHeight(size)` rows. */
  readonly body: Block;
  /** What keys do, most useful first; what does not fit is left out at the end. */
  readonly hints: readonly Row[];
}

/** Rows that a page leaves for its body: all but title, status line and hints. */
export function bodyHeight(context: Context): number {
  return Math.max(0, context.size.height - 3);
}

/** A full screen: title, body, the status line, and the keys. */
export function page(context: Context, { title, note = [], body, hints }: Page): View {
  const { width } = context.size;
  return {
    rows: [
      spread([...line(" "), ...title], [...note, ...line(" ")], width),
      ...fitBlock(body, width, bodyHeight(context)),
      clipRow(line(context.status === "" ? "" : ` ${context.status}`, "warning"), width),
      hintRow(hints, width),
    ],
  };
}

/** As many hints as fit into `width` cells. */
export function hintRow(hints: readonly Row[], width: number): Row {
  const row: Span[] = [span(" ")];
  let used = 1;
  for (const hint of hints) {
    const gap = used === 1 ? 0 : 2;
    const size = rowWidth(hint);
    if (used + gap + size > width) break;
    if (gap > 0) row.push(span("  "));
    row.push(...hint);
    used += gap + size;
  }
  return row;
}
