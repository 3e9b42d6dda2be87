import { frame } from "../widgets/frame.js";
import { rowWidth } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { NONE, POP, type Screen } from "./screen.js";

/** A popup with a text that stays until it is closed. */
export function notice(text: string): Screen {
  return {
    kind: "notice",
    keys: "list",
    overlay: true,
    onKey: ({ action }) => (action === "back" || action === "accept" ? POP : NONE),
    view: ({ size }) => {
      const rows = wrap(text, Math.min(56, size.width - 8)).slice(0, size.height - 4);
      return { rows: frame(rows, Math.max(...rows.map(rowWidth)) + 4, rows.length + 2, { active: true }) };
    },
  };
}
