import type { Texts } from "@rustkeep/presentation";
import { actionsOf } from "./keymap.js";
import { hints } from "./screens/hints.js";
import { hintRow } from "./screens/page.js";
import type { Context, Screen } from "./screens/screen.js";
import type { Layer } from "./terminal/picture.js";
import { fitBlock, line, rowWidth } from "./widgets/row.js";
import type { Size } from "./widgets/size.js";
import { wrap } from "./widgets/wrap.js";

/** The smallest terminal that the screens are laid out for. */
const SMALLEST: Size = { width: 60, height: 20 };

/** What is to be drawn, without a word about how. */
export interface Composition {
  readonly layers: readonly Layer[];
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
}

/** Whether there is room for the screens. */
export function isTooSmall({ width, height }: Size): boolean {
  return width < SMALLEST.width || height < SMALLEST.height;
}

/** The topmost full screen with the popups over it; in a terminal that is too small, a note that says so. */
export function compose(stack: readonly Screen[], context: Context): Composition {
  if (isTooSmall(context.size)) return composeTooSmall(context.texts, context.size);
  const bottom = stack.findLastIndex((screen) => screen.overlay !== true);
  let cursor: Composition["cursor"];
  const layers = stack.slice(Math.max(0, bottom)).map((screen): Layer => {
    const view = screen.view(context);
    const place =
      screen.overlay === true
        ? centred(view.rows.length, Math.max(0, ...view.rows.map(rowWidth)), context.size)
        : { x: 0, y: 0 };
    cursor = view.cursor === undefined ? undefined : { x: place.x + view.cursor.x, y: place.y + view.cursor.y };
    return { block: view.rows, ...place };
  });
  return { layers: [...layers, ...popupKeys(stack.at(-1), context)], cursor };
}

/** The keys of a popup, in place of those of the screen below it. */
function popupKeys(top: Screen | undefined, context: Context): Layer[] {
  if (top?.overlay !== true) return [];
  const { width, height } = context.size;
  const actions = actionsOf(top.keys).filter((action) => context.keymap.bindings[action].length > 0);
  return [{ block: fitBlock([hintRow(hints(actions, context), width)], width, 1), x: 0, y: height - 1 }];
}

function centred(height: number, width: number, size: Size): { x: number; y: number } {
  return {
    x: Math.max(0, Math.floor((size.width - width) / 2)),
    y: Math.max(0, Math.floor((size.height - height) / 2)),
  };
}

/** The note that stands in a terminal without room for the screens. */
export function composeTooSmall(texts: Texts, size: Size): Composition {
  const block = [...wrap(texts.screen.tooSmall(SMALLEST), size.width), line(texts.screen.hasSize(size))];
  return { layers: [{ block, x: 0, y: 0 }], cursor: undefined };
}
