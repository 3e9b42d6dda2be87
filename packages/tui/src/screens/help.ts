import type { KeyAction } from "@rustkeep/presentation";
import { actionsOf, type KeyScope, pickedIndex } from "../keymap.js";
import { BLANK, left, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { firstKey, hints, keyLabel } from "./hints.js";
import { bodyHeight, page } from "./page.js";
import { type Context, NONE, POP, type Screen } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** The keys of a screen, of lists, and those that work everywhere, from the table that dispatches them. */
export function help(scope: KeyScope): Screen {
  let first = 0;
  return {
    kind: "help",
    keys: "list",
    onKey: ({ action }, context) => {
      if (action === "back" || action === "accept" || action === "help") return POP;
      const last = lastFirst(scope, context);
      first = movedCursor(action, Math.min(first, last), last + 1, bodyHeight(context) - 1) ?? first;
      return NONE;
    },
    view: (context) => {
      const height = bodyHeight(context);
      const rows = rowsOf(scope, context);
      const from = Math.min(first, lastFirst(scope, context));
      return page(context, {
        title: line(context.texts.pages.help, "title"),
        note: line(rows.length > height ? `${from + 1}–${from + height} / ${rows.length}` : "", "dim"),
        body: rows.slice(from, from + height).map((row): Row => [span("  "), ...row]),
        hints: hints(["up", "down", "page_down", "back"], context),
      });
    },
  };
}

/** The greatest row that can be the uppermost one. */
function lastFirst(scope: KeyScope, context: Context): number {
  return Math.max(0, rowsOf(scope, context).length - bodyHeight(context));
}

function rowsOf(scope: KeyScope, context: Context): readonly Row[] {
  const { pages } = context.texts;
  const own = actionsOf(scope);
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
