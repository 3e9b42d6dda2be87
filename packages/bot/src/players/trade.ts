import {
  buyPrice,
  type Command,
  type Game,
  goldOf,
  type ItemInstance,
  itemPrice,
  type Registries,
  rejection,
  sellPrice,
  shopStock,
} from "@rustkeep/engine";
import { healthFrom } from "./fight/survival.js";
import { scoreItem } from "./score-item.js";

/** Gold that a point of an item's score is worth. */
const GOLD_FOR_SCORE = 5;
/** A gain that is worth going to the merchant for. */
const LEAST_GAIN = 1;
/** The first remedies are dear, later ones less, and there is an end to it. */
const FIRST_REMEDIES = 4;
const ALL_REMEDIES = 12;
/** Of other things that are used up, so many of a kind are enough. */
const ENOUGH_OF_A_KIND = 2;

/** The next thing to do in an open shop; undefined if everything is done. */
export function trade(game: Game, registries: Registries): Command | undefined {
  return sale(game, registries) ?? purchase(game, registries);
}

/** What can be worn and is not worn is not needed: what is better has been put on. */
function sale(game: Game, registries: Registries): Command | undefined {
  const index = game.player.inventory.findIndex(
    (entry) => registries.items[entry.item]?.slot !== undefined && sellPrice(game, entry, registries) > 0,
  );
  return index < 0 ? undefined : { command: "sell", index };
}

/** What brings most for its price, as long as it is worth more than it costs. */
function purchase(game: Game, registries: Registries): Command | undefined {
  const gold = goldOf(game);
  let best: Command | undefined;
  let most = 1;
  for (const [index, entry] of shopStock(game).entries()) {
    const price = buyPrice(game, entry, registries);
    if (price > gold) continue;
    const ratio = worthTo(game, entry, registries) / price;
    const command: Command = { command: "buy", index };
    if (ratio > most && rejection(game, command, registries) === undefined) {
      most = ratio;
      best = command;
    }
  }
  return best;
}

function worthTo(game: Game, entry: ItemInstance, registries: Registries): number {
  const item = registries.items[entry.item];
  if (item === undefined) return 0;
  if (item.slot !== undefined) {
    const worn = game.player.equipment[item.slot];
    const gain = scoreItem(game.player, entry, registries) - (worn ? scoreItem(game.player, worn, registries) : 0);
    return gain > LEAST_GAIN ? gain * GOLD_FOR_SCORE : 0;
  }
  if (item.actions.length === 0) return 0;
  const price = itemPrice(entry, registries);
  if (healthFrom(item) > 0) return price * worthOfRemedy(remediesIn(game, registries));
  const pieces = game.player.inventory.find(({ item: id }) => id === entry.item)?.count ?? 0;
  return pieces < ENOUGH_OF_A_KIND ? price * 1.15 : 0;
}

function worthOfRemedy(pieces: number): number {
  if (pieces < FIRST_REMEDIES) return 2.5;
  return pieces < ALL_REMEDIES ? 1.6 : 0;
}

function remediesIn(game: Game, registries: Registries): number {
  return game.player.inventory.reduce(
    (sum, { item, count }) => sum + (healthFrom(registries.items[item]) > 0 ? count : 0),
    0,
  );
}
