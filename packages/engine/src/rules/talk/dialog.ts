import type { DialogOption } from "../../content/definitions/npc.js";
import type { Id } from "../../content/definitions/text.js";
import type { PlacedNpc } from "../../state/floor.js";
import type { Game } from "../../state/game.js";
import type { ItemInstance } from "../../state/item.js";
import { holds } from "../stats/conditions.js";
import { say, type Turn } from "../turn.js";
import type { View } from "../view.js";

/** Something the hero can say now. */
interface OfferedOption {
  readonly position: number;
  readonly option: DialogOption;
}

/** The NPC that the hero talks to; undefined for nobody. */
export function talkPartner(game: Game): PlacedNpc | undefined {
  return game.floor.rooms[game.talking_room]?.npcs[game.talking_npc];
}

/** What the open shop sells, in the order of `buy`'s index; empty while no shop is open. */
export function openStock(game: Game): ItemInstance[] {
  return game.shop_open ? (talkPartner(game)?.stock ?? []) : [];
}

/**
 * What the hero can say to the NPC he talks to, with its position in the definition: options whose condition holds,
 * without those that can be said once and were.
 */
export function offeredOptions(view: View): OfferedOption[] {
  const { game, registries } = view;
  const npc = talkPartner(game);
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
  const npc = talkPartner(turn.game);
  if (npc === undefined) return;
  turn.game.shop_open = false;
  turn.game.talking_room = -1;
  turn.game.talking_npc = -1;
  say(turn, (now) => ({ turn: now, kind: "talk_ended", npc: npc.npc }));
}
