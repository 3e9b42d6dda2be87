import { type Block, clipRow, fitBlock, line, type Row, rowWidth, type Span, span, spread } from "../widgets/row.js";
import type { Context, View } from "./screen.js";

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

/** As many hints as fit into `width` cells. The last one says where help or the way out is, so that room is kept for it. */
export function hintRow(hints: readonly Row[], width: number): Row {
  const last = hints.at(-1);
  if (last === undefined) return [];
  const room = width - 1 - rowWidth(last);
  const row: Span[] = [span(" ")];
  let used = 0;
  for (const hint of hints.slice(0, -1)) {
    const size = rowWidth(hint) + GAP;
    if (used + size > room) break;
    row.push(...hint, span(" ".repeat(GAP)));
    used += size;
  }
  return clipRow([...row, ...last], width);
}

/** Cells between two hints. */
const GAP = 2;
