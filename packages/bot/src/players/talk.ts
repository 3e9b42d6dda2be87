import {
  attribute,
  type Command,
  type Condition,
  type DialogOption,
  dialogOptions,
  type Game,
  goldOf,
  type ItemInstance,
  type PlacedNpc,
  type Registries,
  talkingTo,
} from "@rustkeep/engine";
import { equipBetter } from "./equip.js";
import type { BotMemory } from "./memory.js";
import { trade } from "./trade.js";
import { worthOfTalk } from "./worth-in-gold.js";

/** An option that is worth less, in gold, is left alone. */
const LEAST_WORTH = 2;
/** However much there is to say, a talk comes to an end. */
const LONGEST_TALK = 15;
/** Turns that pass before the same NPC is talked to again. */
const PAUSE = 40;
/** A shop that was looked through is visited again with so much more gold. */
const MORE_GOLD = 60;

/** How the bot remembers an NPC. */
export function npcKey(room: number, position: number): string {
  return `${room}:${position}`;
}

/** The next thing to do in the running talk. */
export function talkOn(game: Game, memory: BotMemory): Command {
  const { registries } = memory;
  if (game.shop_open) {
    const command = trade(game, registries) ?? equipBetter(game, registries);
    if (command !== undefined) return command;
    memory.traded = true;
    memory.floor.shopped.set(npcKey(game.talking_room, game.talking_npc), goldOf(game));
    return { command: "end_talk" };
  }
  const option = memory.chosen < LONGEST_TALK ? bestOption(game, memory) : -1;
  if (option < 0) return { command: "end_talk" };
  memory.chosen += 1;
  return { command: "choose", option };
}

/** What is worth most is said first; the shop comes last, when all gifts have been handed over. */
function bestOption(game: Game, memory: BotMemory): number {
  let best = -1;
  let most = LEAST_WORTH;
  let shop = -1;
  for (const [index, { option }] of dialogOptions(game, memory.registries).entries()) {
    if (option.actions.some(({ action }) => action === "open_shop")) shop = index;
    const worth = worthOfTalk(game, memory, option.actions);
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  return best >= 0 || memory.traded || talkingTo(game) === undefined ? best : shop;
}

/** Whether it is worth the way to talk to an NPC: nobody did yet, or there is something to gain. */
export function wantsToTalk(game: Game, memory: BotMemory, room: number, position: number, npc: PlacedNpc): boolean {
  const key = npcKey(room, position);
  const last = memory.floor.talks.get(key);
  if (last === undefined) return true;
  if (game.turn < last + PAUSE) return false;
  const definition = memory.registries.npcs[npc.npc];
  if (definition === undefined) return false;
  const gains = definition.options.some(
    (option, at) =>
      isOffered(game, npc, option, at, memory.registries) && worthOfTalk(game, memory, option.actions) > LEAST_WORTH,
  );
  const left = memory.floor.shopped.get(key);
  return gains || (left !== undefined && npc.stock.length > 0 && goldOf(game) >= left + MORE_GOLD);
}

/** As far as one can tell from afar. */
function isOffered(
  game: Game,
  npc: PlacedNpc,
  option: DialogOption,
  position: number,
  registries: Registries,
): boolean {
  if (option.actions.length === 0) return false;
  if (option.once && game.chosen.includes(`${npc.npc}#${position}`)) return false;
  return option.condition.every((check) => seemsToHold(game, check, registries));
}

function seemsToHold(game: Game, check: Condition, registries: Registries): boolean {
  switch (check.check) {
    case "has_item":
      return check.item === undefined || piecesOf(game, check.item) >= check.count !== check.not;
    case "quest": {
      const progress = game.quests.find(({ quest }) => quest === check.quest);
      return (progress !== undefined && progress.done === (check.state === "done")) !== check.not;
    }
    case "floor": {
      const { number } = game.floor;
      return (number >= (check.at_least ?? number) && number < (check.below ?? number + 1)) !== check.not;
    }
    case "has_modifier":
      return game.player.modifiers.some(({ modifier }) => modifier === check.modifier) !== check.not;
    case "health_below": {
      const maximum = attribute(game, game.player, "max_health", undefined, registries);
      return game.player.health < maximum * check.value !== check.not;
    }
    case "has_tag":
      return game.player.options.some((id) => registries.options[id]?.tags.includes(check.value)) !== check.not;
    default:
      return true;
  }
}

function piecesOf(game: Game, item: string): number {
  const { inventory, equipment } = game.player;
  const entries: ItemInstance[] = [...inventory, ...Object.values(equipment)];
  return entries.reduce((sum, entry) => sum + (entry.item === item ? entry.count : 0), 0);
}
