import { GOLD } from "../../content/constants.js";
import type { Item } from "../../content/definitions/item.js";
import type { Registries } from "../../content/definitions/registries.js";
import type { Id } from "../../content/definitions/text.js";
import { isStackable } from "../../content/is-stackable.js";
import { withKey } from "../../content/records.js";
import type { Game } from "../../state/game.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import type { ItemInstance } from "../../state/item.js";
import { addUp } from "../numbers.js";
import { readAttribute } from "../stats/attributes.js";
import { emit, mayHappen, say, type Turn } from "../turn.js";
import type { View } from "../view.js";
import { forgetRelease, holdsFast, tellSticky } from "./sticky.js";

/** Pieces of `core:gold` in the hero's inventory. */
export function goldOf(game: Game): number {
  return game.player.inventory.reduce((sum, entry) => sum + (entry.item === GOLD ? entry.count : 0), 0);
}

/** The hero's `carry_capacity` where his inventory is full, undefined where there is room for another entry. */
export function fullAt(view: View): number | undefined {
  const capacity = readAttribute(view, view.game.player, "carry_capacity", undefined);
  return view.game.player.inventory.length >= capacity ? capacity : undefined;
}

/** Would the instance join a stack of the list rather than need an entry of its own? */
export function wouldMerge(list: readonly ItemInstance[], instance: ItemInstance, registries: Registries): boolean {
  return stackFor(list, instance, registries) !== undefined;
}

function stackFor(list: readonly ItemInstance[], instance: ItemInstance, registries: Registries) {
  if (!isStackable(registries.items[instance.item])) return undefined;
  return list.find((entry) => entry.item === instance.item && sameAffixes(entry.affixes, instance.affixes));
}

function sameAffixes(a: readonly Id[], b: readonly Id[]): boolean {
  return a.length === b.length && a.every((affix, index) => affix === b[index]);
}

/**
 * Puts an instance into a list: onto a stack of equal pieces, else as an entry of its own. Where the list holds as many
 * entries as it may, it tells so and the instance is gone.
 */
export function mergeInto(list: ItemInstance[], instance: ItemInstance, registries: Registries): boolean {
  const stack = stackFor(list, instance, registries);
  if (stack !== undefined) stack.count = addUp(stack.count, instance.count, BOUNDS.Pieces);
  else if (list.length < BOUNDS.ItemList.most) list.push(instance);
  else return false;
  return true;
}

/** Takes `count` pieces out of an entry; one that is emptied disappears. */
export function takeFrom(list: ItemInstance[], index: number, count: number): ItemInstance | undefined {
  const entry = list[index];
  if (entry === undefined) return undefined;
  if (count < entry.count) {
    entry.count -= count;
    return { item: entry.item, affixes: [...entry.affixes], count };
  }
  list.splice(index, 1);
  return entry;
}

/** Puts an instance into the hero's inventory, even beyond its capacity. What nobody could carry is lost. */
export function give(turn: Turn, instance: ItemInstance): void {
  if (mergeInto(turn.game.player.inventory, instance, turn.registries)) return;
  const { item, affixes, count } = instance;
  say(turn, (now) => ({ turn: now, kind: "item_lost", item, affixes: [...affixes], count }));
}

/** `give` for what the hero comes by anew: it queues item_picked_up, whatever its count. A purchase is reported as such. */
export function gain(turn: Turn, instance: ItemInstance, from: "pile" | "gift" | "purchase"): void {
  if (from === "gift" && !mayHappen(turn, 1)) return;
  const { item, affixes, count } = instance;
  if (from !== "purchase")
    say(turn, (now) => ({ turn: now, kind: "item_gained", item, affixes: [...affixes], count, from }));
  if (!turn.handingOut) {
    const { stats } = turn.game;
    if (item === GOLD && from !== "purchase") stats.gold_found = addUp(stats.gold_found, count, BOUNDS.Count);
    emit(turn, { on: "item_picked_up", item, source: turn.game.player, target: undefined });
  }
  give(turn, instance);
}

/** New instances of an item: one stack, or as many single pieces as a list may hold. Empty if there is no such item. */
export function createInstances(item: Item | undefined, affixes: readonly Id[], count: number): ItemInstance[] {
  if (item === undefined) return [];
  const distinct = [...new Set(affixes)].slice(0, BOUNDS.AffixList.most);
  if (isStackable(item)) return [{ item: item.id, affixes: distinct, count: Math.min(count, BOUNDS.Pieces.most) }];
  return Array.from({ length: Math.min(count, BOUNDS.ItemList.most) }, () => ({
    item: item.id,
    affixes: [...distinct],
    count: 1,
  }));
}

/**
 * Puts a single piece on; what was worn there goes into the inventory. An item without a slot goes there itself, and so does
 * one whose slot holds what cannot be taken off.
 */
export function putOn(turn: Turn, piece: ItemInstance): void {
  const hero = turn.game.player;
  const slot = turn.registries.items[piece.item]?.slot;
  if (slot === undefined) {
    give(turn, piece);
    return;
  }
  const worn = hero.equipment[slot];
  if (holdsFast(turn, slot)) {
    give(turn, piece);
    return;
  }
  forgetRelease(turn.game, slot);
  hero.equipment = withKey(hero.equipment, slot, piece);
  if (worn !== undefined) {
    say(turn, (now) => ({ turn: now, kind: "item_unequipped", item: worn.item, affixes: [...worn.affixes], slot }));
    give(turn, worn);
  }
  say(turn, (now) => ({ turn: now, kind: "item_equipped", item: piece.item, affixes: [...piece.affixes], slot }));
  tellSticky(turn, piece);
}
