import {
  ATTRIBUTES,
  attribute,
  DAMAGE_TYPES,
  type Game,
  type Id,
  type ItemInstance,
  type Registries,
  resistance,
} from "@rustkeep/engine";
import { itemEffects } from "../describe/describe-entry.js";
import type { Texts } from "../languages/catalogue.js";
import { change, quantity, type Unit, unitOf } from "../words/numbers.js";

/** One value of the hero before and after a change of equipment. */
export interface ComparedValue {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
  /** undefined for what is neither. */
  readonly better: boolean | undefined;
}

/** What wearing an item instead of the worn one would change. */
export interface Comparison {
  readonly slot: Id;
  /** undefined where the slot is empty. */
  readonly worn: ItemInstance | undefined;
  /** Only what differs. */
  readonly values: readonly ComparedValue[];
  /** Effects, in words, that come with the item and that go with the worn one. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** Differences below this are leftovers of single precision. */
const NOTHING = 1e-4;

/** Compares an item with what is worn in its slot; undefined where it cannot be worn. */
export function compareItem(
  game: Game,
  item: ItemInstance,
  texts: Texts,
  registries: Registries,
): Comparison | undefined {
  const slot = registries.items[item.item]?.slot;
  if (slot === undefined) return undefined;
  const worn = game.player.equipment[slot];
  return {
    slot,
    worn,
    values: comparedValues(game, wearing(game, slot, item), texts, registries),
    gained: effectsBeyond(item, worn, texts, registries),
    lost: worn === undefined ? [] : effectsBeyond(worn, item, texts, registries),
  };
}

/** A copy of the game, as far as equipment goes, in which the hero wears the item. */
function wearing(game: Game, slot: Id, item: ItemInstance): Game {
  const equipment = { ...game.player.equipment, [slot]: { ...item, count: 1 } };
  const sorted = Object.fromEntries(Object.entries(equipment).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...game, player: { ...game.player, equipment: sorted } };
}

function comparedValues(before: Game, after: Game, texts: Texts, registries: Registries): ComparedValue[] {
  const values: ComparedValue[] = [];
  const add = (label: string, unit: Unit, read: (game: Game) => number) => {
    const was = read(before);
    const is = read(after);
    if (Math.abs(is - was) < NOTHING) return;
    values.push({
      label,
      before: quantity(was, unit, texts),
      after: quantity(is, unit, texts),
      change: change(is - was, unit, texts),
      better: is > was,
    });
  };
  for (const name of ATTRIBUTES) {
    add(texts.vocabulary.attributes[name], unitOf(name), (game) =>
      attribute(game, game.player, name, undefined, registries),
    );
  }
  for (const type of DAMAGE_TYPES) {
    add(texts.vocabulary.resistanceTo({ type: texts.vocabulary.damageTypes[type] }), "fraction", (game) =>
      resistance(game, game.player, type, registries),
    );
  }
  return values;
}

/** Triggers and abilities of an item that the other one does not bring, in words; plain values stand in the comparison. */
function effectsBeyond(
  item: ItemInstance,
  other: ItemInstance | undefined,
  texts: Texts,
  registries: Registries,
): string[] {
  const others = other === undefined ? [] : itemEffects(other, texts, registries).special;
  return itemEffects(item, texts, registries).special.filter((effect) => !others.includes(effect));
}
