import { talkPartner } from "../talk/dialog.js";
import { say, type Turn } from "../turn.js";

/** Opens the shop of the NPC being talked to; nothing happens without one. */
export function openShop(turn: Turn): void {
  const npc = talkPartner(turn.game);
  if (npc === undefined) return;
  turn.game.shop_open = true;
  say(turn, (now) => ({ turn: now, kind: "shop_opened", npc: npc.npc }));
}
