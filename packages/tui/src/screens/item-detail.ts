import type { ItemInstance } from "@rustkeep/engine";
import { type ComparedValue, type Comparison, compareItem } from "../present/compare-item.js";
import { describeItem } from "../present/describe-entry.js";
import { itemName } from "../present/names.js";
import { type Block, left, line, type Row, right, rowWidth, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { type Context, gameOf } from "./screen.js";

/** What a pane about an item shows. */
export interface ItemDetail {
  readonly title: Row;
  readonly content: Block;
}

/** An item in words, and how it compares with what is worn in its slot; `width` and `height` are those of the content. */
export function itemDetail(item: ItemInstance, width: number, height: number, context: Context): ItemDetail {
  const { texts, registries } = context;
  const name = itemName(item, texts, registries);
  const comparison = compareItem(gameOf(context), item, texts, registries);
  const words = describeItem(item, texts, registries).flatMap((text) => wrap(text, width));
  if (comparison === undefined) return { title: line(name, "strong"), content: words };
  const worn = comparison.worn === undefined ? texts.vocabulary.none : itemName(comparison.worn, texts, registries);
  return {
    title: line(texts.inventory.insteadOf({ item: name, worn }), "strong"),
    content: [...comparedRows(comparison, width, height), ...words],
  };
}

/** Values one below the other, or side by side where they would not fit, then the effects that come and go. */
function comparedRows(comparison: Comparison, width: number, height: number): Block {
  const effects = [
    ...comparison.gained.flatMap((effect) => wrap(`+ ${effect}`, width, "good")),
    ...comparison.lost.flatMap((effect) => wrap(`− ${effect}`, width, "bad")),
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
    right(value.change, 7, value.better ? "good" : "bad"),
  ];
  return [left(value.label, width - rowWidth(figures)), ...figures];
}
