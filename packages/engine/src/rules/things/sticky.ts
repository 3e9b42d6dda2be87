import type { Id } from "../../content/definitions/text.js";
import { byCodeUnits, lookUp } from "../../content/records.js";
import type { Game } from "../../state/game.js";
import type { ItemInstance } from "../../state/item.js";
import { say, type Turn } from "../turn.js";
import type { View } from "../view.js";

/** Can what the hero wears in a slot not be taken off? */
export function holdsFast({ game, registries }: View, slot: Id): boolean {
  const { equipment, released } = game.player;
  const worn = lookUp(equipment, slot);
  return worn !== undefined && registries.items[worn.item]?.sticky === true && !released.includes(slot);
}

/** Another thing in a slot holds by itself, whatever was released there. */
export function forgetRelease({ player }: Game, slot: Id): void {
  if (player.released.includes(slot)) player.released = player.released.filter((other) => other !== slot);
}

/** Tells that what was just put on cannot be taken off; from now on the player knows it of every such thing. */
export function tellSticky(turn: Turn, { item, affixes }: ItemInstance): void {
  const { game, registries } = turn;
  if (registries.items[item]?.sticky !== true) return;
  if (!game.known_items.includes(item)) game.known_items = [...game.known_items, item].sort(byCodeUnits);
  say(turn, (now) => ({ turn: now, kind: "item_sticks", item, affixes: [...affixes] }));
}
