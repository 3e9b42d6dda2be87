import type { ItemInstance } from "@rustkeep/engine";
import { type ComparedValue, type ComparisonView, itemView, type Texts } from "@rustkeep/presentation";
import { type Block, left, line, type Row, right, rowWidth, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { bodyHeight } from "./page.js";
import { type Context, gameOf } from "./screen.js";

/** What a pane about an item shows. */
export interface ItemDetail {
  readonly title: Row;
  readonly content: Block;
}

/** The cells of a pane's content. */
export interface DetailRoom {
  readonly width: number;
  readonly height: number;
}

/**
 * An item in words; where it can be worn, what wearing it instead of the worn one would change, and the prices of both
 * unless a trader names others.
 */
export function itemDetail(
  item: ItemInstance,
  room: DetailRoom,
  prices: "with" | "without",
  context: Context,
): ItemDetail {
  const { width, height } = room;
  const { texts, registries } = context;
  const wrapped = (lines: readonly string[]) => lines.flatMap((text) => wrap(text, width));
  const { name, lines, use, comparison } = itemView(gameOf(context), item, prices, texts, registries);
  if (comparison === undefined) return { title: line(name, "strong"), content: wrapped(lines) };
  const worn = comparison.worn === "" ? texts.vocabulary.none : comparison.worn;
  return {
    title: line(texts.inventory.insteadOf({ item: name, worn }), "strong"),
    content: [...comparedRows(comparison, width, height, texts), ...wrapped(use)],
  };
}

/** Values one below the other, or side by side where they would not fit, then the effects that come and go. */
function comparedRows(comparison: ComparisonView, width: number, height: number, { plain }: Texts): Block {
  const effects = [
    ...comparison.gained.flatMap((effect) => wrap(plain.comesWith({ effect }), width, "good")),
    ...comparison.lost.flatMap((effect) => wrap(plain.goesWith({ effect }), width, "bad")),
  ];
  const values = comparison.values;
  if (values.length + effects.length <= height || width < 64) {
    return [...values.map((value) => comparedRow(value, Math.min(width, 56))), ...effects];
  }
  const half = Math.ceil(values.length / 2);
  const column = Math.floor((width - 2) / 2);
  const rows = values.slice(0, half).map((value, index): Row => {
    const other = values[index + half];
    return [...comparedRow(value, column), span("  "), ...(other === undefined ? [] : comparedRow(other, column))];
  });
  return [...rows, ...effects];
}

/** "Damage   7.7 → 6.6   −1.1" with the figures in columns. */
function comparedRow(value: ComparedValue, width: number): Row {
  const figures: Row = [
    right(value.before, 6),
    span(" → ", "dim"),
    left(value.after, 6),
    right(value.change, 7, value.better === undefined ? "dim" : value.better ? "good" : "bad"),
  ];
  return [left(value.label, width - rowWidth(figures)), ...figures];
}

/** Rows of a pane about an item, its border included. */
export function detailHeight(context: Context): number {
  return Math.min(12, Math.floor(bodyHeight(context) * 0.42));
}

/** A name with its number of pieces in `width` cells; what does not fit is cut off the name, never the number. */
export function countedCell(
  { name, count: pieces }: { readonly name: string; readonly count: number },
  width: number,
  texts: Texts,
): Row {
  const count = texts.names.times({ name: "", count: pieces });
  return [
    left(name, Math.min(name.length, width - count.length)),
    left(count, width - Math.min(name.length, width - count.length)),
  ];
}
