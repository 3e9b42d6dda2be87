import { GOLD } from "../content/constants.js";
import { readAttribute } from "../rules/stats/attributes.js";
import { fullAt, gain, give } from "../rules/things/inventory.js";
import { allowsIn, rollTable } from "../rules/things/loot.js";
import { scaledHere } from "../rules/things/scaled-here.js";
import { say, type Turn } from "../rules/turn.js";
import type { PickUpCommand } from "../state/command.js";
import type { Pile } from "../state/floor.js";
import type { Game } from "../state/game.js";
import type { ItemInstance } from "../state/item.js";
import type { CommandRules } from "./command-rules.js";

/** Takes all piles of the tile. */
export const pickUp: CommandRules<PickUpCommand> = {
  inFight: false,
  check: (view) => {
    if (!view.game.floor.piles.some((pile) => isHere(view.game, pile))) return { code: "nothing_here" };
    const capacity = fullAt(view);
    return capacity === undefined ? undefined : { code: "inventory_full", capacity };
  },
  perform: (turn) => {
    const { floor } = turn.game;
    const here = floor.piles.filter((pile) => isHere(turn.game, pile));
    floor.piles = floor.piles.filter((pile) => !here.includes(pile));
    for (const pile of here) takePile(turn, pile);
  },
};

function isHere({ player_pos }: Game, { pos }: Pile): boolean {
  return pos[0] === player_pos[0] && pos[1] === player_pos[1];
}

/** Gold is more, the deeper a repeated floor lies. */
function goldHere(turn: Turn, instance: ItemInstance): ItemInstance {
  return instance.item === GOLD
    ? { ...instance, count: Math.max(1, scaledHere(turn, "gold", instance.count)) }
    : instance;
}

function takePile(turn: Turn, pile: Pile): void {
  const luck = readAttribute(turn, turn.game.player, "luck", undefined);
  const found = pile.table === "" ? [] : rollTable(allowsIn(turn), pile.table, luck, turn.rng, turn.registries);
  if (pile.items.length === 0 && found.length === 0) say(turn, (now) => ({ turn: now, kind: "pile_empty" }));
  // What lies there beside the table is the hero's own: he has dropped it, and does not come by it anew.
  for (const own of pile.items) {
    const { item, affixes, count } = own;
    say(turn, (now) => ({ turn: now, kind: "item_gained", item, affixes: [...affixes], count, from: "pile" }));
    give(turn, own);
  }
  for (const instance of found) gain(turn, goldHere(turn, instance), "pile");
}
