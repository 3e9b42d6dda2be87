import type { KeyAction } from "@rustkeep/presentation";
import { moveCursor } from "../widgets/list.js";

/** Where a cursor in a list of `length` goes by a key that moves in lists; undefined for any other key. */
export function movedCursor(
  action: KeyAction | undefined,
  cursor: number,
  length: number,
  page: number,
): number | undefined {
  switch (action) {
    case "up":
      return moveCursor(cursor, -1, length);
    case "down":
      return moveCursor(cursor, 1, length);
    case "page_up":
      return moveCursor(cursor, -page, length);
    case "page_down":
      return moveCursor(cursor, page, length);
    case "first":
      return 0;
    case "last":
      return Math.max(0, length - 1);
    default:
      return undefined;
  }
}
