import { ATTACK, FLEE, type Message, type MessageKind, type Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { messageSentence } from "./message-sentence.js";
import type { LogEntry } from "./run-log.js";

/** Whether what is told pleases the player; a front end may show it, but the words say it as well. */
export type Tone = "good" | "bad" | "neutral";

/** A message in words. */
export interface Told {
  readonly turn: number;
  readonly kind: MessageKind;
  readonly text: string;
  readonly tone: Tone;
}

/**
 * Messages in words, oldest first. What another message says as well (an ability's use before its hits, a flight before
 * the end of the fight), what the list of enemies shows (intents) and what changes nothing (a state that goes on by itself) is left out.
 */
export function tellLog(log: readonly LogEntry[], texts: Texts, registries: Registries): Told[] {
  return log.flatMap(({ message, foes }, index) => {
    if (!isTold(message, log[index + 1]?.message) || isUpkeep(log, message)) return [];
    const text = messageSentence(message, { texts, registries, foes });
    return { turn: message.turn, kind: message.kind, text, tone: toneOf(message) };
  });
}

function isTold(message: Message, next: Message | undefined): boolean {
  switch (message.kind) {
    case "intent_announced":
      return false;
    case "ability_used":
      if (message.ability === ATTACK || message.ability === FLEE) return false;
      return !(isAttack(next) && next.ability === message.ability);
    case "item_used":
      return !(isAttack(next) && next.item === message.item);
    case "command_foiled":
      // The last enemy is gone before the hero's turn: the end of the fight says so.
      return message.reason.code !== "no_enemy";
    case "fled":
      return message.source.who !== "hero";
    case "room_entered":
      return message.first;
    case "health_changed":
    case "stamina_changed":
      // A potion that did nothing is worth a word, a state that did nothing is not.
      return message.amount !== 0 || message.by.registry === "items";
    default:
      return true;
  }
}

/** A state that lies there already and goes on by itself, without anything that somebody did. */
function isUpkeep(log: readonly LogEntry[], message: Message): boolean {
  if (message.kind !== "modifier_applied" || !message.refreshed) return false;
  return !log.some(({ message: other }) => other.turn === message.turn && isDeed(other));
}

function isDeed({ kind }: Message): boolean {
  return kind === "ability_used" || kind === "item_used" || kind === "hit" || kind === "miss" || kind === "npc_replies";
}

function isAttack(message: Message | undefined): message is Extract<Message, { kind: "hit" | "miss" }> {
  return message?.kind === "hit" || message?.kind === "miss";
}

function toneOf(message: Message): Tone {
  switch (message.kind) {
    case "hit":
    case "effect_damage":
    case "died":
      return message.target.who === "hero" ? "bad" : "neutral";
    case "health_changed":
      return message.target.who !== "hero" || message.amount === 0 ? "neutral" : message.amount > 0 ? "good" : "bad";
    case "attribute_raised":
      return message.amount > 0 ? "good" : "bad";
    case "item_released":
    case "level_up":
    case "quest_completed":
    case "run_won":
    case "went_on":
      return "good";
    case "combat_ended":
      return message.outcome === "victory" ? "good" : "neutral";
    case "command_foiled":
    case "descent_failed":
    case "event_limit":
    case "code_failed":
    case "code_limit":
    case "flee_failed":
    case "item_lost":
    case "item_sticks":
    case "enemies_joined":
    case "phase_started":
    case "quest_failed":
      return "bad";
    case "miss":
    case "stamina_changed":
    case "modifier_applied":
    case "modifier_removed":
    case "modifier_expired":
    case "ability_used":
    case "waited":
    case "item_used":
    case "item_gained":
    case "item_equipped":
    case "item_unequipped":
    case "item_dropped":
    case "item_bought":
    case "item_sold":
    case "pile_empty":
    case "exp_gained":
    case "points_assigned":
    case "quest_started":
    case "quest_progressed":
    case "combat_started":
    case "fled":
    case "intent_announced":
    case "hesitates":
    case "intent_foiled":
    case "floor_entered":
    case "room_entered":
    case "npc_greets":
    case "npc_replies":
    case "shop_opened":
    case "talk_ended":
    case "told":
    case "hero_moved":
    case "debug_used":
      return "neutral";
    default:
      return message satisfies never;
  }
}
