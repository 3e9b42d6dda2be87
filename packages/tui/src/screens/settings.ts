import { SETTING_LINES } from "../session/setting-lines.js";
import { list } from "../widgets/list.js";
import { BLANK, left, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { page } from "./page.js";
import { type Context, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** Language, keyboard, colours, symbols, flicker; each change holds at once. */
export function settings(): Screen {
  let cursor = 0;
  return {
    kind: "settings",
    keys: "settings",
    onKey: ({ action }, context): Response => {
      switch (action) {
        case "back":
          return POP;
        case "left":
        case "right":
        case "accept": {
          const changed = SETTING_LINES[cursor]?.step(context.settings, action === "left" ? -1 : 1, context.languages);
          return changed === undefined ? NONE : { kind: "change_settings", settings: changed };
        }
        default:
          cursor = movedCursor(action, cursor, SETTING_LINES.length, 5) ?? cursor;
          return NONE;
      }
    },
    view: (context) => settingsView(context, cursor),
  };
}

function settingsView(context: Context, cursor: number): View {
  const { texts, settings: current, size } = context;
  const items = SETTING_LINES.map(
    (setting): Row => [left(setting.label(texts), 26), span(`‹ ${setting.value(current, texts)} ›`, "strong")],
  );
  return page(context, {
    title: line(texts.settings.title, "title"),
    body: [
      BLANK,
      ...list({ items, cursor, active: true, width: size.width, height: items.length }),
      BLANK,
      ...wrap(texts.settings.note, size.width - 4, "dim").map((row): Row => [span("  "), ...row]),
    ],
    hints: [hint("accept", context, texts.settings.hints.change), hint("back", context, texts.settings.hints.back)],
  });
}
