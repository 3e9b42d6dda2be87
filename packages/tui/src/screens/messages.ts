import { tellLog } from "@rustkeep/presentation";
import { type Block, line, type Row, right, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hints } from "./hints.js";
import { bodyHeight, page } from "./page.js";
import { type Context, NONE, POP, type Screen } from "./screen.js";
import { movedCursor } from "./scrolling.js";
import { toneRole } from "./tone.js";

/** What has happened, the last 200 messages; opens at the latest. */
export function messages(): Screen {
  let fromEnd = 0;
  return {
    kind: "messages",
    keys: "list",
    onKey: ({ action }, context) => {
      if (action === "back" || action === "accept" || action === "messages") return POP;
      const most = Math.max(0, told(context).length - bodyHeight(context));
      const moved = movedCursor(action, most - fromEnd, most + 1, bodyHeight(context) - 1);
      if (moved !== undefined) fromEnd = most - moved;
      return NONE;
    },
    view: (context) => {
      const rows = told(context);
      const height = bodyHeight(context);
      const first = Math.max(0, rows.length - height - fromEnd);
      const { pages } = context.texts;
      return page(context, {
        title: line(pages.messages, "title"),
        note: line(rows.length > height ? `${first + 1}–${first + height} / ${rows.length}` : "", "dim"),
        body: rows.length === 0 ? [line(` ${pages.noMessages}`, "dim")] : rows.slice(first, first + height),
        hints: hints(["up", "down", "page_up", "page_down", "back"], context),
      });
    },
  };
}

function told({ log, texts, registries, size }: Context): Block {
  let turn = -1;
  return tellLog(log, texts, registries).flatMap((entry) => {
    const shown = entry.turn === turn ? "" : String(entry.turn);
    turn = entry.turn;
    return wrap(entry.text, size.width - 9, toneRole(entry.tone)).map(
      (row, index): Row => [right(index === 0 ? shown : "", 6, "dim"), span("  "), ...row],
    );
  });
}
