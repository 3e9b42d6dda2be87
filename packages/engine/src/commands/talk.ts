import { emit, say } from "../rules/turn.js";
import type { TalkCommand } from "../state/command.js";
import type { Game } from "../state/game.js";
import type { CommandRules } from "./command-rules.js";

/** Begins a talk with the NPC on the tile. */
export const talk: CommandRules<TalkCommand> = {
  inFight: false,
  check: ({ game }) => (npcHere(game) < 0 ? { code: "nobody_here" } : undefined),
  perform: (turn) => {
    const { game } = turn;
    game.talking_room = game.floor.player_room;
    game.talking_npc = npcHere(game);
    game.shop_open = false;
    const npc = game.floor.rooms[game.talking_room]?.npcs[game.talking_npc]?.npc ?? "";
    say(turn, (now) => ({ turn: now, kind: "npc_greets", npc }));
    emit(turn, { on: "npc_talked", npc, source: turn.game.player, target: undefined });
  },
};

/** Index of the NPC on the hero's tile within his room, −1 for none. */
function npcHere({ floor, player_pos: [x, y] }: Game): number {
  return floor.rooms[floor.player_room]?.npcs.findIndex(({ pos }) => pos[0] === x && pos[1] === y) ?? -1;
}
