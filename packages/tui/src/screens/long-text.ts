import type { KeyAction } from "@rustkeep/presentation";
import { frame } from "../widgets/frame.js";
import { type Block, clipRow, line, type Row, rowWidth } from "../widgets/row.js";
import { firstKey } from "./hints.js";
import type { Context } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** A text in a frame, which may be longer than that; `width` and `height` include the border. */
export interface LongText {
  readonly content: Block;
  readonly title: Row;
  readonly width: number;
  readonly height: number;
}

/** The first row in sight after a key that turns pages; undefined for other keys, and where all is in sight anyway. */
export function turnedPage(action: KeyAction | undefined, first: number, text: LongText): number | undefined {
  const last = lastFirst(text);
  if (last === 0 || (action !== "page_up" && action !== "page_down")) return undefined;
  return movedCursor(action, Math.min(first, last), last + 1, Math.max(1, text.height - 3));
}

/** The text from its row `first` on; where there is more, the border names the key that shows it. */
export function longText(text: LongText, first: number, context: Context): Block {
  const { content, title, width, height } = text;
  const last = lastFirst(text);
  const from = Math.min(first, last);
  const keys = [
    ...(from > 0 ? [firstKey("page_up", context)] : []),
    ...(from < last ? [context.texts.pages.more({ key: firstKey("page_down", context) })] : []),
  ];
  const note = line(keys.join(" · "), "accent");
  const room = keys.length === 0 ? width : width - 9 - rowWidth(note);
  return frame(content.slice(from), width, height, {
    title: clipRow(title, Math.max(0, room)),
    note: keys.length === 0 ? [] : note,
  });
}

/** The greatest row that can be the uppermost one. */
function lastFirst({ content, height }: LongText): number {
  return Math.max(0, content.length - (height - 2));
}
