import type { DialogOption } from "../../content/definitions/npc.js";
import type { Registries } from "../../content/definitions/registries.js";
import type { Id } from "../../content/definitions/text.js";
import type { PlacedNpc } from "../../state/floor.js";
import type { Game } from "../../state/game.js";
import type { ItemInstance } from "../../state/item.js";
import { holds } from "../stats/conditions.js";
import { say, type Turn } from "../turn.js";
import { type View, viewOf } from "../view.js";

/** Something the hero can say now. */
export interface OfferedOption {
  /** Position in the NPC's definition. */
  position: number;
  option: DialogOption;
}

/** The NPC that the hero talks to; undefined for nobody. */
export function talkingTo(game: Game): PlacedNpc | undefined {
  return game.floor.rooms[game.talking_room]?.npcs[game.talking_npc];
}

/** What the open shop sells, in the order of `buy`'s index; empty while no shop is open. */
export function shopStock(game: Game): ItemInstance[] {
  return game.shop_open ? (talkingTo(game)?.stock ?? []) : [];
}

/**
 * What the hero can say to the NPC he talks to, in the order of `choose`'s index: options whose condition holds, without
 * those that can be said once and were. Empty while he talks to nobody.
 */
export function dialogOptions(game: Game, registries: Registries): OfferedOption[] {
  return offeredOptions(viewOf(game, registries));
}

/** `dialogOptions` while the rules run. */
export function offeredOptions(view: View): OfferedOption[] {
  const { game, registries } = view;
  const npc = talkingTo(game);
  const options = npc === undefined ? [] : (registries.npcs[npc.npc]?.options ?? []);
  return options
    .map((option, position) => ({ option, position }))
    .filter(({ option, position }) => {
      const saidBefore = option.once && npc !== undefined && game.chosen.includes(onceKey(npc.npc, position));
      return !saidBefore && holds(view, option.condition, game.player, undefined);
    });
}

/** How the state remembers that an option was said, for every instance of the NPC. */
export function onceKey(npc: Id, position: number): string {
  return `${npc}#${position}`;
}

/** Ends the talk, and closes the shop with it. */
export function endTalk(turn: Turn): void {
  const npc = talkingTo(turn.game);
  if (npc === undefined) return;
  turn.game.shop_open = false;
  turn.game.talking_room = -1;
  turn.game.talking_npc = -1;
  say(turn, { kind: "talk_ended", npc: npc.npc });
}
