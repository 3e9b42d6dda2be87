import {
  attribute,
  BOSS_TAG,
  buyPrice,
  type Game,
  GOLD,
  type Message,
  type Registries,
  shopStock,
} from "@rustkeep/engine";
import { type FightRecord, freshRecord, type RunRecord } from "./run-record.js";

/** Follows a run from outside and fills its record. */
export interface Observer {
  record: RunRecord;
  registries: Registries;
  fight: FightRecord | undefined;
  /** The hero's `damage_taken` when the fight began. */
  takenBefore: number;
  floor: number;
  floorSince: number;
}

/** Begins to follow a run that has just been created. */
export function observe(game: Game, registries: Registries): Observer {
  const record = freshRecord(game.player.options);
  for (const option of game.player.options) record.met.add(`options/${option}`);
  for (const { item, affixes } of Object.values(game.player.equipment)) meetItem(record, item, affixes);
  const observer = { record, registries, fight: undefined, takenBefore: 0, floor: game.floor.number, floorSince: 0 };
  for (const message of game.journal) notice(observer, game, message);
  return observer;
}

/** Takes in what happened in a turn. */
export function takeIn(observer: Observer, game: Game, messages: readonly Message[]): void {
  if (observer.fight !== undefined) observer.fight.turns += 1;
  for (const message of messages) notice(observer, game, message);
}

/** Completes the record of a run that has come to its end. */
export function conclude(observer: Observer, game: Game): RunRecord {
  const { record } = observer;
  endFight(observer, game, game.over === "died" ? "died" : "won");
  leaveFloor(observer, game);
  // Who goes on below the keep has won before.
  record.end = game.won_on >= 0 ? "won" : game.over === "" ? "stuck" : game.over;
  record.floor = game.floor.number;
  const { creature, by, damage_type } = game.cause;
  record.cause = creature || (by.registry === "modifiers" ? by.id : damage_type);
  record.level = game.player.base.level;
  record.turns = game.turn;
  record.goldFound = game.stats.gold_found;
  record.questsDone = game.quests.filter(({ done }) => done).length;
  return record;
}

function notice(observer: Observer, game: Game, message: Message): void {
  const { record } = observer;
  switch (message.kind) {
    case "combat_started":
      for (const { def } of message.enemies) record.met.add(`creatures/${def}`);
      beginFight(observer, game, message.enemies);
      break;
    case "combat_ended":
      endFight(observer, game, message.outcome === "victory" ? "won" : "fled");
      break;
    case "ability_used":
      record.met.add(`abilities/${message.ability}`);
      break;
    case "modifier_applied":
      record.met.add(`modifiers/${message.modifier}`);
      break;
    case "item_equipped":
    case "item_used":
      meetItem(record, message.item, message.affixes);
      break;
    case "item_lost":
      meetItem(record, message.item, message.affixes);
      if (message.item === GOLD) record.goldSpent += message.count;
      break;
    case "item_bought":
      meetItem(record, GOLD, []);
      record.goldSpent += message.price;
      break;
    case "shop_opened":
      record.goldOffered += priceOfStock(game, observer.registries);
      break;
    case "npc_greets":
      record.met.add(`npcs/${message.npc}`);
      break;
    case "quest_completed":
      record.met.add(`quests/${message.quest}`);
      break;
    case "room_entered":
      record.met.add(`prefabs/${message.prefab}`);
      break;
    case "floor_entered":
      record.met.add(`floors/${message.floor}`);
      if (game.floor.number !== observer.floor) leaveFloor(observer, game);
      break;
    case "descent_failed":
      record.failedFloor = message.floor;
      break;
    // These say nothing of a study.
    case "hit":
    case "miss":
    case "effect_damage":
    case "health_changed":
    case "stamina_changed":
    case "modifier_removed":
    case "modifier_expired":
    case "died":
    case "waited":
    case "item_gained":
    case "item_unequipped":
    case "item_dropped":
    case "item_sold":
    case "pile_empty":
    case "exp_gained":
    case "level_up":
    case "points_assigned":
    case "quest_started":
    case "quest_progressed":
    case "fled":
    case "flee_failed":
    case "intent_announced":
    case "hesitates":
    case "intent_foiled":
    case "command_foiled":
    case "npc_replies":
    case "talk_ended":
    case "event_limit":
    case "code_failed":
    case "code_limit":
    case "told":
    case "enemies_joined":
    case "phase_started":
    case "attribute_raised":
    case "quest_failed":
    case "hero_moved":
    case "item_sticks":
    case "item_released":
    case "debug_used":
    case "run_won":
    case "went_on":
      break;
    default:
      message satisfies never;
  }
}

function meetItem(record: RunRecord, item: string, affixes: readonly string[]): void {
  record.met.add(`items/${item}`);
  for (const affix of affixes) record.met.add(`affixes/${affix}`);
}

function beginFight(observer: Observer, game: Game, enemies: readonly { def: string }[]): void {
  const { player, stats } = game;
  const boss = enemies.some(({ def }) => observer.registries.creatures[def]?.tags.includes(BOSS_TAG));
  const unhurt = player.health >= attribute(game, player, "max_health", undefined, observer.registries);
  observer.takenBefore = stats.damage_taken;
  observer.fight = { floor: game.floor.number, boss, turns: 0, lost: 0, end: "won", unhurt };
}

function endFight(observer: Observer, game: Game, end: FightRecord["end"]): void {
  const { fight } = observer;
  if (fight === undefined) return;
  fight.end = end;
  fight.lost = game.stats.damage_taken - observer.takenBefore;
  observer.record.fights.push(fight);
  observer.fight = undefined;
}

function leaveFloor(observer: Observer, game: Game): void {
  observer.record.turnsOnFloor.set(observer.floor, game.turn - observer.floorSince);
  observer.floor = game.floor.number;
  observer.floorSince = game.turn;
}

function priceOfStock(game: Game, registries: Registries): number {
  return shopStock(game).reduce((sum, entry) => sum + buyPrice(game, entry, registries) * entry.count, 0);
}
