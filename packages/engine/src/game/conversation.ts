import type { DialogOption } from "../content/definitions/npc.js";
import type { Registries } from "../content/definitions/registries.js";
import { offeredOptions, openStock, talkPartner } from "../rules/talk/dialog.js";
import { viewOf } from "../rules/view.js";
import { copyOf } from "../state/copy-of.js";
import type { PlacedNpc } from "../state/floor.js";
import type { Game } from "../state/game.js";
import type { ItemInstance } from "../state/item.js";

/** Something the hero can say now. */
export interface OfferedOption {
  /** Position in the NPC's definition. */
  position: number;
  option: Readonly<DialogOption>;
}

/** The NPC that the hero talks to, undefined for nobody: a copy. */
export function talkingTo(game: Game): PlacedNpc | undefined {
  return copyOf(talkPartner(game));
}

/** What the open shop sells, in the order of `buy`'s index; empty while no shop is open. Copies. */
export function shopStock(game: Game): ItemInstance[] {
  return copyOf(openStock(game));
}

/**
 * What the hero can say to the NPC he talks to, in the order of `choose`'s index: options whose condition holds, without
 * those that can be said once and were. Empty while he talks to nobody. Draws nothing.
 */
export function dialogOptions(game: Game, registries: Registries): OfferedOption[] {
  return offeredOptions(viewOf(game, registries));
}
