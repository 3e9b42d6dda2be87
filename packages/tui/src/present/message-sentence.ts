import { ATTACK, type CreatureRef, type Id, type Message } from "@rustkeep/engine";
import type { Party } from "../i18n/party.js";
import { cleanText } from "./clean-text.js";
import { countedName, itemName, nameOf, originName } from "./names.js";
import { figure } from "./numbers.js";
import { partyOf } from "./party.js";
import { rejectionSentence } from "./rejection-sentence.js";
import type { Telling } from "./telling.js";

/** A message as a sentence of the player's language. */
export function messageSentence(message: Message, telling: Telling): string {
  const { texts, registries } = telling;
  const say = texts.messages;
  const who = (ref: CreatureRef): Party => partyOf(ref, telling.foes, registries);
  switch (message.kind) {
    case "hit":
    case "miss":
    case "effect_damage":
    case "health_changed":
    case "stamina_changed":
    case "died":
      return damageSentence(message, telling);
    case "modifier_applied":
      return (message.refreshed ? say.modifierRefreshed : say.modifierApplied)({
        target: who(message.target),
        name: nameOf("modifiers", message.modifier, registries),
        turns: message.turns,
      });
    case "modifier_removed":
    case "modifier_expired":
      return (message.kind === "modifier_removed" ? say.modifierRemoved : say.modifierExpired)({
        target: who(message.target),
        name: nameOf("modifiers", message.modifier, registries),
      });
    case "ability_used":
      return say.abilityUsed({ source: who(message.source), name: nameOf("abilities", message.ability, registries) });
    case "intent_announced":
      return say.intentAnnounced({
        source: who(message.source),
        name: nameOf("abilities", message.ability, registries),
      });
    case "intent_foiled":
      return say.intentFoiled({
        source: who(message.source),
        name: nameOf("abilities", message.ability, registries),
        reason: rejectionSentence(message.reason, texts, registries),
      });
    case "command_foiled":
      return say.commandFoiled({ reason: rejectionSentence(message.reason, texts, registries) });
    case "fled":
      return say.fled({ source: who(message.source) });
    case "flee_failed":
      return say.fleeFailed({ source: who(message.source) });
    case "hesitates":
      return say.hesitates({ source: who(message.source) });
    case "combat_started":
      return say.combatStarted({
        enemies: message.enemies.map((enemy) => nameOf("creatures", enemy.def, registries)),
      });
    case "combat_ended":
      return say.combatEnded[message.outcome];
    default:
      return worldSentence(message, telling);
  }
}

type DamageMessage = Extract<
  Message,
  { kind: "hit" | "miss" | "effect_damage" | "health_changed" | "stamina_changed" | "died" }
>;

function damageSentence(message: DamageMessage, telling: Telling): string {
  const { texts, registries } = telling;
  const say = texts.messages;
  const target = partyOf(message.target, telling.foes, registries);
  switch (message.kind) {
    case "hit":
      return say.hit({
        source: partyOf(message.source, telling.foes, registries),
        target,
        means: meansOf(message, telling),
        amount: figure(message.amount, texts),
        type: message.damage_type,
        critical: message.critical,
      });
    case "miss":
      return say.miss({
        source: partyOf(message.source, telling.foes, registries),
        target,
        means: meansOf(message, telling),
      });
    case "effect_damage":
      return say.effectDamage({
        source: partyOf(message.source, telling.foes, registries),
        target,
        by: originName(message.by, registries),
        amount: figure(message.amount, texts),
        type: message.damage_type,
      });
    case "health_changed":
    case "stamina_changed":
      return changeSentence(message, target, telling);
    case "died":
      return say.died({ target });
    default:
      return message satisfies never;
  }
}

function changeSentence(
  message: Extract<Message, { kind: "health_changed" | "stamina_changed" }>,
  target: Party,
  { texts, registries }: Telling,
): string {
  const say = texts.messages;
  const by = originName(message.by, registries);
  const amount = figure(Math.abs(message.amount), texts);
  const health = message.kind === "health_changed";
  if (message.amount > 0) return (health ? say.healthGained : say.staminaGained)({ target, amount, by });
  if (message.amount < 0) return (health ? say.healthLost : say.staminaLost)({ target, amount, by });
  return (health ? say.healthUnchanged : say.staminaUnchanged)({ target, by });
}

/** With what somebody strikes; the plain attack goes without saying. */
function meansOf({ ability, item }: { ability: Id; item: Id }, { registries }: Telling): string {
  if (item !== "") return nameOf("items", item, registries);
  return ability === "" || ability === ATTACK ? "" : nameOf("abilities", ability, registries);
}

type CombatMessageKind =
  | DamageMessage["kind"]
  | "modifier_applied"
  | "modifier_removed"
  | "modifier_expired"
  | "ability_used"
  | "intent_announced"
  | "intent_foiled"
  | "command_foiled"
  | "fled"
  | "flee_failed"
  | "hesitates"
  | "combat_started"
  | "combat_ended";

type WorldMessage = Exclude<Message, { kind: CombatMessageKind }>;

function worldSentence(message: WorldMessage, telling: Telling): string {
  const { texts, registries } = telling;
  const say = texts.messages;
  switch (message.kind) {
    case "waited":
      return say.waited;
    case "item_used":
    case "item_gained":
    case "item_lost":
    case "item_equipped":
    case "item_unequipped":
    case "item_dropped":
    case "item_bought":
    case "item_sold":
      return itemSentence(message, telling);
    case "pile_empty":
      return say.pileEmpty;
    case "exp_gained":
      return say.expGained({ amount: figure(message.amount, texts) });
    case "level_up":
      return say.levelUp({ level: message.level });
    case "points_assigned":
      return say.pointsAssigned({
        attribute: texts.vocabulary.attributes[message.attribute],
        points: message.points,
      });
    case "quest_started":
      return say.questStarted({ name: nameOf("quests", message.quest, registries) });
    case "quest_completed":
      return say.questCompleted({ name: nameOf("quests", message.quest, registries) });
    case "quest_progressed":
      return say.questProgressed({
        name: nameOf("quests", message.quest, registries),
        count: message.count,
        needed: message.needed,
      });
    case "floor_entered":
      return say.floorEntered({
        number: message.number,
        name: cleanText(registries.floors[message.floor]?.name ?? ""),
      });
    case "room_entered":
      return message.first ? say.roomEnteredFirst : say.roomEntered;
    case "descent_failed":
      return say.descentFailed({
        floor: nameOf("floors", message.floor, registries),
        reason: say.floorFailures[message.reason],
      });
    case "npc_greets":
    case "npc_replies":
    case "shop_opened":
    case "talk_ended":
      return talkSentence(message, telling);
    case "event_limit":
      return say.eventLimit;
    case "debug_used":
      return say.cheats[message.cheat];
    case "run_won":
      return say.runWon;
    default:
      return message satisfies never;
  }
}

type ItemMessage = Extract<Message, { affixes: Id[] }>;

function itemSentence(message: ItemMessage, { texts, registries }: Telling): string {
  const say = texts.messages;
  switch (message.kind) {
    case "item_used":
      return say.itemUsed({ name: itemName(message, texts, registries) });
    case "item_gained":
      return (message.from === "pile" ? say.itemFound : say.itemGiven)({
        name: countedName(message, texts, registries),
      });
    case "item_lost":
      return say.itemLost({ name: countedName(message, texts, registries) });
    case "item_equipped":
      return say.itemEquipped({
        name: itemName(message, texts, registries),
        slot: nameOf("slots", message.slot, registries),
      });
    case "item_unequipped":
      return say.itemUnequipped({ name: itemName(message, texts, registries) });
    case "item_dropped":
      return say.itemDropped({ name: countedName(message, texts, registries) });
    case "item_bought":
    case "item_sold":
      return (message.kind === "item_bought" ? say.itemBought : say.itemSold)({
        name: countedName(message, texts, registries),
        price: figure(message.price, texts),
      });
    default:
      return message satisfies never;
  }
}

type TalkMessage = Extract<Message, { npc: Id }>;

function talkSentence(message: TalkMessage, { texts, registries }: Telling): string {
  const say = texts.messages;
  const name = nameOf("npcs", message.npc, registries);
  switch (message.kind) {
    case "npc_greets":
      return say.npcGreets({ name, text: cleanText(registries.npcs[message.npc]?.greeting ?? "") });
    case "npc_replies": {
      const option = registries.npcs[message.npc]?.options[message.option];
      return say.npcReplies({ name, said: cleanText(option?.text ?? ""), text: cleanText(option?.reply ?? "") });
    }
    case "shop_opened":
      return say.shopOpened({ name });
    case "talk_ended":
      return say.talkEnded({ name });
    default:
      return message satisfies never;
  }
}
