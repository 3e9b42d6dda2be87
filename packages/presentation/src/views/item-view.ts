import { type Game, type ItemInstance, itemPrice, type Registries } from "@rustkeep/engine";
import { describeBonus, describeItem, describeUse } from "../describe/describe-entry.js";
import type { Texts } from "../languages/catalogue.js";
import { countedName, itemName, nameOf } from "../words/names.js";
import { change, figure } from "../words/numbers.js";
import { type ComparedValue, type Comparison, compareItem } from "./compare-item.js";

/** An item by itself and beside the worn one. */
export interface ItemView {
  readonly name: string;
  /** The name with the number of pieces, where there are several. */
  readonly counted: string;
  /** What it is and does, a line each. */
  readonly lines: readonly string[];
  /** Of these, what wearing it does not change: a comparison says the rest. */
  readonly use: readonly string[];
  /** What wearing it in place of the worn one would change; undefined where it cannot be worn, or is worn. */
  readonly comparison: ComparisonView | undefined;
}

/** What wearing an item would change. */
export interface ComparisonView {
  /** Name of the worn one; "" where the slot is empty. */
  readonly worn: string;
  /** Only what differs. */
  readonly values: readonly ComparedValue[];
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** An item by itself and beside the worn one; `prices` compares what both are worth, which a trader names otherwise. */
export function itemView(
  game: Game,
  item: ItemInstance,
  prices: "with" | "without",
  texts: Texts,
  registries: Registries,
): ItemView {
  const isWorn = Object.values(game.player.equipment).includes(item);
  const learnt = sticksAsLearnt(game, item, registries) ? [texts.describe.sticky] : [];
  const sets = setLines(game, item, texts, registries);
  const comparison = isWorn ? undefined : compareItem(game, item, texts, registries);
  return {
    name: itemName(item, texts, registries),
    counted: countedName(item, texts, registries),
    lines: [...describeItem(item, texts, registries), ...learnt, ...sets],
    use: [...describeUse(item.item, texts, registries), ...learnt, ...sets],
    comparison: comparison === undefined ? undefined : comparisonView(comparison, item, prices, texts, registries),
  };
}

/** The sets that an item belongs to: what is worn of each, what is missing, and what its bonuses are. */
function setLines({ player }: Game, { item }: ItemInstance, texts: Texts, registries: Registries): string[] {
  const worn = Object.values(player.equipment).map((piece) => piece.item);
  const sets = Object.values(registries.sets).filter(({ items }) => items.includes(item));
  return sets.flatMap(({ id, items, bonus }) => {
    const missing = items.filter((one) => !worn.includes(one));
    const counts = { worn: items.length - missing.length, of: items.length };
    const names = missing.map((one) => nameOf("items", one, registries)).join(", ");
    return [
      texts.describe.set({ name: nameOf("sets", id, registries), ...counts, missing: names }),
      ...bonus.map((one) => describeBonus(one, texts, registries)),
    ];
  });
}

/** Cannot it be taken off, which one has learnt by putting it on? */
function sticksAsLearnt({ known_items }: Game, { item }: ItemInstance, { items }: Registries): boolean {
  return items[item]?.sticky === true && !items[item].known && known_items.includes(item);
}

function comparisonView(
  { worn, values, gained, lost }: Comparison,
  item: ItemInstance,
  prices: "with" | "without",
  texts: Texts,
  registries: Registries,
): ComparisonView {
  const priced = worn !== undefined && prices === "with";
  return {
    worn: worn === undefined ? "" : itemName(worn, texts, registries),
    values: priced ? [...values, comparedPrice(worn, item, texts, registries)] : values,
    gained,
    lost,
  };
}

/** What both are worth; a price is neither better nor worse. */
function comparedPrice(worn: ItemInstance, item: ItemInstance, texts: Texts, registries: Registries): ComparedValue {
  const before = itemPrice(worn, registries);
  const after = itemPrice(item, registries);
  return {
    label: texts.inventory.price,
    before: figure(before, texts, 0),
    after: figure(after, texts, 0),
    change: before === after ? "" : change(after - before, "points", texts),
    better: undefined,
  };
}
