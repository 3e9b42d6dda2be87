import {
  type Action,
  attribute,
  type Game,
  GOLD,
  type Id,
  itemPrice,
  type LootEntry,
  type Registries,
  type SettledAction,
  settledActions,
} from "@rustkeep/engine";
import { type BotMemory, profileIn } from "./memory.js";
import { isBoon } from "./modifier-profile.js";
import { average } from "./roughly.js";

// What is offered in talks is weighed in gold.

/** Things are worth less to who gets them than to who buys them. */
const SHARE_OF_PRICE = 0.6;
const GOLD_FOR_HEALTH = 0.8;
const WORTH_OF_QUEST = 40;
const WORTH_OF_BOON = 5;
/** Healing of which more than this share would be spilt can wait. */
const SPILT = 0.45;
/** Even what nobody would buy may be good for something. */
const LEAST_GIFT = 3;
const DEEPEST_TABLE = 8;

/** What it is worth to the hero that actions of a talk happen, in gold. */
export function worthOfTalk(game: Game, memory: BotMemory, actions: readonly Action[]): number {
  const settled = settledActions(game, game.player, undefined, actions, memory.registries);
  return settled.reduce((sum, action) => sum + worthOf(game, memory, action), 0);
}

function worthOf(game: Game, memory: BotMemory, action: SettledAction): number {
  const { registries } = memory;
  switch (action.action) {
    case "change_attribute":
      return action.attribute === "health" ? worthOfHealth(game, registries, action.amount) : 0;
    case "damage":
      return -2 * action.amount;
    case "apply_modifier":
      return isBoon(profileIn(memory, action.modifier)) ? WORTH_OF_BOON : -WORTH_OF_BOON;
    case "remove_modifier":
      return game.player.modifiers.some(({ modifier }) => modifier === action.modifier) ? WORTH_OF_BOON : 0;
    case "give_item":
      return Math.max(LEAST_GIFT, worthOfItem(registries, action.item, action.affixes, action.count));
    case "equip_item":
      return worthOfItem(registries, action.item, action.affixes, 1);
    case "give_loot":
      return worthOfTable(memory, action.table, 0);
    case "remove_item":
      return -worthOfItem(registries, action.item, [], action.count);
    case "give_exp":
      return action.amount;
    case "start_quest":
      return game.quests.some(({ quest }) => quest === action.quest) ? 0 : WORTH_OF_QUEST;
    case "choose":
      return average(action.of, ({ actions }) => worthOfTalk(game, memory, actions));
    case "raise":
      return action.amount > 0 ? WORTH_OF_BOON : -WORTH_OF_BOON;
    case "fail_quest":
      return -WORTH_OF_QUEST;
    case "advance_quest":
      return WORTH_OF_BOON;
    case "release":
    case "end_modifier_kind":
    case "set_flag":
    case "add_flag":
    case "summon":
    case "say":
    case "restock":
    case "move_hero":
    case "emit":
    case "open_shop":
    case "flee":
    case "run_script":
      return 0;
    default:
      return action satisfies never;
  }
}

function worthOfHealth(game: Game, registries: Registries, amount: number): number {
  if (amount <= 0) return 2 * amount;
  const missing = attribute(game, game.player, "max_health", undefined, registries) - game.player.health;
  return missing < amount * (1 - SPILT) ? -amount : Math.min(missing, amount) * GOLD_FOR_HEALTH;
}

function worthOfItem(registries: Registries, item: Id, affixes: readonly Id[], count: number): number {
  const share = item === GOLD ? 1 : SHARE_OF_PRICE;
  return itemPrice({ item, affixes: [...affixes], count: 1 }, registries) * count * share;
}

/** What a roll of a loot table is worth on average, in gold. */
function worthOfTable(memory: BotMemory, id: Id, depth: number): number {
  const known = memory.lootWorth.get(id);
  if (known !== undefined) return known;
  const table = memory.registries.loot_tables[id];
  if (table === undefined || depth > DEEPEST_TABLE) return 0;
  const certain = table.entries.filter(({ guaranteed }) => guaranteed);
  const drawn = table.entries.filter(({ guaranteed }) => !guaranteed);
  const weights = drawn.reduce((sum, { weight }) => sum + weight, 0);
  const mean = drawn.reduce((sum, entry) => sum + entry.weight * worthOfEntry(memory, entry, depth), 0);
  const sure = certain.reduce((sum, entry) => sum + worthOfEntry(memory, entry, depth), 0);
  const worth = sure + (weights > 0 ? (mean / weights) * meanOf(table.rolls) : 0);
  if (depth === 0) memory.lootWorth.set(id, worth);
  return worth;
}

function worthOfEntry(memory: BotMemory, entry: LootEntry, depth: number): number {
  if (entry.table !== undefined) return worthOfTable(memory, entry.table, depth + 1);
  return entry.item === undefined ? 0 : worthOfItem(memory.registries, entry.item, [], 1) * meanOf(entry.count);
}

/** The middle of a range such as "2" or "1-3". */
function meanOf(range: string): number {
  const [low = 0, high = low] = range.split("-").map(Number);
  return (low + high) / 2;
}
