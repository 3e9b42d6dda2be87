import type { DebugCommand, Id } from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { nameOf } from "@rustkeep/presentation";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { left, line, type Row, span } from "../widgets/row.js";
import { hints } from "./hints.js";
import { bodyHeight, page } from "./page.js";
import { type Context, NONE, POP, type Response, type Screen } from "./screen.js";
import { movedCursor } from "./scrolling.js";

const CHEATS: Readonly<Partial<Record<KeyAction, DebugCommand>>> = {
  cheat_heal: { command: "debug", cheat: "heal" },
  cheat_descend: { command: "debug", cheat: "descend" },
  cheat_clear_room: { command: "debug", cheat: "clear_room" },
};

/** For makers of mods: any item, health, the next floor, an empty room. */
export function workbench(): Screen {
  let cursor = 0;
  return {
    kind: "workbench",
    keys: "workbench",
    onKey: ({ action }, context) => {
      if (action === "back" || action === "close_workbench") return POP;
      const items = itemIds(context);
      if (action === "accept") return give(items[cursor]);
      const cheat = action === undefined ? undefined : CHEATS[action];
      if (cheat !== undefined) return { kind: "command", command: cheat };
      cursor = movedCursor(action, cursor, items.length, bodyHeight(context) - 3) ?? cursor;
      return NONE;
    },
    view: (context) => {
      const { texts, size } = context;
      const height = bodyHeight(context);
      const items = itemIds(context).map((id) => row(id, context));
      const content = list({ items, cursor, active: true, width: size.width - 4, height: height - 2 });
      const shown = items.length === 0 ? [line(texts.workbench.noItems, "dim")] : content;
      return page(context, {
        title: line(texts.workbench.title, "title"),
        body: frame(shown, size.width, height, { title: line(texts.workbench.items), active: true }),
        hints: hints(["accept", "cheat_heal", "cheat_descend", "cheat_clear_room", "close_workbench"], context),
      });
    },
  };
}

function give(item: Id | undefined): Response {
  return item === undefined ? NONE : { kind: "command", command: { command: "debug", cheat: "give", item } };
}

function itemIds({ registries }: Context): Id[] {
  return Object.keys(registries.items).sort();
}

function row(id: Id, { registries }: Context): Row {
  const item = registries.items[id];
  const symbol = span(item?.symbol ?? "?", "text", item?.color);
  return [symbol, span(" "), left(nameOf("items", id, registries), 28), span(id, "dim")];
}
