import { type Command, type Game, rejection } from "@rustkeep/engine";
import { hasBoss, strengthOf } from "./appraise-room.js";
import { equipBetter } from "./equip.js";
import { wayToNextGoal, wayToStairs } from "./explore.js";
import { chooseInFight } from "./fight/choose-command.js";
import { tileNumber } from "./floor-map.js";
import { type BotMemory, noticeFloor } from "./memory.js";
import { assignPoint } from "./points.js";
import { heal, rest } from "./recover.js";
import { npcKey, talkOn, wantsToTalk } from "./talk.js";
import { leadsIntoFight, step, takeStairs } from "./walk.js";

/** Who has fled comes back when he is so much stronger. */
const STRONGER = 1.25;
/** Before the one from whom nobody flees, health is filled up to this share. */
const READY_FOR_BOSS = 0.9;

/**
 * Plays as a careful player would: looks into every room that can be borne, heals in need, picks up, compares and equips,
 * talks and trades, takes quests, assigns points, and in a fight does what saves most health.
 */
export function sensibleCommand(game: Game, memory: BotMemory): Command {
  if (game.enemies.length > 0) return fight(game, memory);
  noticeFloor(memory, game);
  noticeFlight(game, memory);
  if (game.talking_npc >= 0) return talkOn(game, memory);
  // Goals are the nearest ones: on the way to one there is nothing else to be done.
  const arrived = memory.floor.path.length === 0;
  return keepUp(game, memory) ?? (arrived ? useTile(game, memory) : undefined) ?? walk(game, memory);
}

function fight(game: Game, memory: BotMemory): Command {
  memory.fightRoom = game.floor.player_room;
  memory.upkeep = true;
  memory.floor.path = [];
  return chooseInFight(game, memory);
}

/** A fight that is over and has left enemies in its room was fled from. */
function noticeFlight(game: Game, memory: BotMemory): void {
  if (memory.fightRoom < 0) return;
  const survivors = game.floor.rooms[memory.fightRoom]?.enemies.length ?? 0;
  if (survivors > 0) memory.floor.fled.set(memory.fightRoom, strengthOf(game, memory) * STRONGER);
  memory.fightRoom = -1;
  memory.fighter = undefined;
}

/** Points, equipment and health, each time something has happened that may have changed them. */
function keepUp(game: Game, memory: BotMemory): Command | undefined {
  if (!memory.upkeep) return undefined;
  const command =
    assignPoint(game, memory.registries) ?? equipBetter(game, memory.registries) ?? heal(game, memory, undefined);
  if (command === undefined) memory.upkeep = false;
  return command;
}

/** What can be done where the hero stands. */
function useTile(game: Game, memory: BotMemory): Command | undefined {
  const { map, ignored, talks } = memory.floor;
  const [x, y] = game.player_pos;
  if (game.floor.piles.some(({ pos }) => pos[0] === x && pos[1] === y)) {
    const tile = tileNumber(map, game.player_pos);
    if (!ignored.has(tile)) {
      ignored.add(tile);
      const command: Command = { command: "pick_up" };
      if (rejection(game, command, memory.registries) === undefined) {
        memory.upkeep = true;
        return command;
      }
    }
  }
  const room = game.floor.player_room;
  const npcs = game.floor.rooms[room]?.npcs ?? [];
  const position = npcs.findIndex(({ pos }) => pos[0] === x && pos[1] === y);
  const npc = npcs[position];
  if (npc === undefined || !wantsToTalk(game, memory, room, position, npc)) return undefined;
  talks.set(npcKey(room, position), game.turn);
  memory.chosen = 0;
  memory.traded = false;
  memory.upkeep = true;
  return { command: "talk" };
}

function walk(game: Game, memory: BotMemory): Command {
  if (memory.floor.path.length === 0) {
    const way = wayToNextGoal(game, memory) ?? wayToStairs(game, memory);
    if (way === undefined) return takeStairs(game, memory);
    memory.floor.path = way;
  }
  const ready = leadsIntoFight(game, memory) ? prepare(game, memory) : undefined;
  if (ready !== undefined) return ready;
  memory.waited = 0;
  return step(game, memory) ?? { command: "wait" };
}

/** What is done on the threshold of a room with enemies. */
function prepare(game: Game, memory: BotMemory): Command | undefined {
  const next = memory.floor.path.at(-1) ?? -1;
  const room = game.floor.rooms[memory.floor.map.room[next] ?? -1];
  const enough = room !== undefined && hasBoss(memory, room) ? READY_FOR_BOSS : undefined;
  return rest(game, memory) ?? heal(game, memory, enough);
}
