import { ATTACK, FLEE, type Id, type Message, type MessageKind, type Registries } from "@rustkeep/engine";
import { messageSentence } from "./message-sentence.js";
import type { Telling } from "./telling.js";

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
 * the end of the fight), what the list of enemies shows (intents) and what changes nothing is left out. `foes` of the
 * telling are the enemies before the first message; what becomes of them is followed from message to message.
 */
export function tellMessages(messages: readonly Message[], telling: Telling): Told[] {
  const told: Told[] = [];
  let fight: Fight = { foes: telling.foes, gone: [], turn: messages[0]?.turn ?? 0 };
  messages.forEach((message, index) => {
    fight = follow(fight, message);
    if (isTold(message, messages[index + 1], telling.registries)) {
      const text = messageSentence(message, { ...telling, foes: fight.foes });
      told.push({ turn: message.turn, kind: message.kind, text, tone: toneOf(message) });
    }
  });
  return told;
}

/** The enemies of the running fight; who has died or fled leaves it at the end of the turn. */
interface Fight {
  readonly foes: readonly Id[];
  readonly gone: readonly number[];
  readonly turn: number;
}

function follow(fight: Fight, message: Message): Fight {
  const { foes, gone, turn } =
    message.turn === fight.turn
      ? fight
      : { foes: fight.foes.filter((_, index) => !fight.gone.includes(index)), gone: [], turn: message.turn };
  switch (message.kind) {
    case "combat_started":
      return { foes: message.enemies.map((enemy) => enemy.def), gone: [], turn };
    case "combat_ended":
    case "floor_entered":
      return { foes: [], gone: [], turn };
    case "died":
      return { foes, gone: [...gone, message.target.index], turn };
    case "fled":
      return { foes, gone: [...gone, message.source.index], turn };
    default:
      return { foes, gone, turn };
  }
}

function isTold(message: Message, next: Message | undefined, registries: Registries): boolean {
  switch (message.kind) {
    case "intent_announced":
      return false;
    case "ability_used":
      if (message.ability === ATTACK || message.ability === FLEE) return false;
      return !(isAttack(next) && next.ability === message.ability);
    case "item_used":
      return !(isAttack(next) && next.item === message.item);
    case "fled":
      return message.source.def !== "";
    case "room_entered":
      return message.first;
    case "health_changed":
    case "stamina_changed":
      // A potion that did nothing is worth a word, a state that did nothing is not.
      return message.amount !== 0 || Object.hasOwn(registries.items, message.by);
    default:
      return true;
  }
}

function isAttack(message: Message | undefined): message is Extract<Message, { kind: "hit" | "miss" }> {
  return message?.kind === "hit" || message?.kind === "miss";
}

function toneOf(message: Message): Tone {
  switch (message.kind) {
    case "hit":
    case "effect_damage":
    case "died":
      return message.target.def === "" ? "bad" : "neutral";
    case "health_changed":
      return message.target.def !== "" || message.amount === 0 ? "neutral" : message.amount > 0 ? "good" : "bad";
    case "level_up":
    case "quest_completed":
    case "run_won":
      return "good";
    case "combat_ended":
      return message.outcome === "victory" ? "good" : "neutral";
    case "command_foiled":
    case "descent_failed":
    case "event_limit":
    case "flee_failed":
    case "item_lost":
      return "bad";
    default:
      return "neutral";
  }
}
