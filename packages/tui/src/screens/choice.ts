import { pickedIndex } from "../keymap.js";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { line, type Row, rowWidth } from "../widgets/row.js";
import { type Context, NONE, POP, type Response, type Screen, type ScreenKind } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** A popup with a list to choose from. */
export interface Choice {
  readonly kind: ScreenKind;
  readonly title: (context: Context) => string;
  readonly items: (context: Context) => readonly Row[];
  /** What choosing an item does. */
  readonly onChosen: (index: number, context: Context) => Response;
  /** Told when there is nothing to choose from. */
  readonly empty?: (context: Context) => string;
}

/** Asks for one of a list: Enter or its number chooses, Esc closes. */
export function choice({ kind, title, items, onChosen, empty }: Choice): Screen {
  let cursor = 0;
  return {
    kind,
    keys: "list",
    overlay: true,
    onKey: ({ action }, context) => {
      const { length } = items(context);
      if (action === "back") return POP;
      const picked = action === "accept" ? cursor : pickedIndex(action);
      if (picked !== undefined) return picked < length ? onChosen(picked, context) : NONE;
      cursor = movedCursor(action, cursor, length, 5) ?? cursor;
      return NONE;
    },
    view: (context) => {
      const rows = items(context);
      const shown = rows.length === 0 ? [line(empty?.(context) ?? "", "dim")] : rows;
      const heading = title(context);
      const inner = Math.min(
        context.size.width - 4,
        Math.max(heading.length + 4, ...shown.map((row) => rowWidth(row) + 3)),
      );
      const height = Math.min(context.size.height - 4, shown.length);
      const content = rows.length === 0 ? shown : list({ items: rows, cursor, active: true, width: inner, height });
      return { rows: frame(content, inner + 4, height + 2, { title: line(heading, "title"), active: true }) };
    },
  };
}
