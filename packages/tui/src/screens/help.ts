import { actionsOf, type KeyAction, type KeyScope, pickedIndex } from "../keymap.js";
import { list } from "../widgets/list.js";
import { bodyHeight, page } from "../widgets/page.js";
import { BLANK, type Block, left, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { firstKey, hints, keyLabel } from "./hints.js";
import { type Context, NONE, POP, type Screen } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** The keys of a screen, of lists, and those that work everywhere, from the table that dispatches them. */
export function help(scope: KeyScope): Screen {
  let cursor = 0;
  return {
    kind: "help",
    keys: "list",
    onKey: ({ action }, context) => {
      if (action === "back" || action === "accept" || action === "help") return POP;
      cursor = movedCursor(action, cursor, rowsOf(scope, context).length, bodyHeight(context) - 1) ?? cursor;
      return NONE;
    },
    view: (context) => ({
      ...page(context, {
        title: line(context.texts.pages.help, "title"),
        body: window(rowsOf(scope, context), cursor, context),
        hints: hints(["up", "down", "back"], context),
      }),
    }),
  };
}

function window(rows: readonly Row[], cursor: number, context: Context): Block {
  const height = bodyHeight(context);
  const first = Math.max(0, Math.min(cursor, rows.length - height));
  return list({
    items: rows.slice(first, first + height),
    cursor: -1,
    active: false,
    width: context.size.width,
    height,
  });
}

function rowsOf(scope: KeyScope, context: Context): readonly Row[] {
  const { pages } = context.texts;
  const own = actionsOf(scope).filter((action) => context.debug || action !== "workbench");
  const shadowed = new Set(own.flatMap((action) => context.keymap.bindings[action]));
  const others = (part: KeyScope) =>
    actionsOf(part).filter(
      (action) => !own.includes(action) && context.keymap.bindings[action].some((key) => !shadowed.has(key)),
    );
  return [
    ...about(scope, context),
    ...section(pages.helpHere, own, context),
    ...section(pages.helpLists, scope === "explore" ? [] : others("navigation"), context),
    ...section(pages.helpEverywhere, others("everywhere"), context),
  ];
}

/** What the screen is about, where that is not plain. */
function about(scope: KeyScope, { texts, size }: Context): readonly Row[] {
  const told: Readonly<Partial<Record<KeyScope, string>>> = texts.pages.helpAbout;
  const text = told[scope];
  return text === undefined ? [] : [...wrap(text, size.width - 4), BLANK];
}

function section(title: string, actions: readonly KeyAction[], context: Context): readonly Row[] {
  const bound = actions.filter((action) => context.keymap.bindings[action].length > 0);
  if (bound.length === 0) return [];
  const rows = bound.flatMap((action): Row[] => {
    const number = pickedIndex(action);
    if (number !== undefined && number > 0) return [];
    if (number === 0) return [keyRow(pickKeys(context), context.texts.pages.helpPicks)];
    const keys = context.keymap.bindings[action].map((key) => keyLabel(key, context)).join("  ");
    return [keyRow(keys, context.texts.keys[action])];
  });
  return [line(title, "title"), ...rows, BLANK];
}

function keyRow(keys: string, does: string): Row {
  return [span("  "), left(keys, 20, "key"), span(does)];
}

/** The nine keys that choose by number, in short. */
function pickKeys(context: Context): string {
  return `${firstKey("pick_1", context)} … ${firstKey("pick_9", context)}`;
}
