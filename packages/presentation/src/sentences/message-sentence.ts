import type { CreatureRef, EnemyRef, Message } from "@rustkeep/engine";
import type { Party } from "../languages/party.js";
import { nameOf } from "../words/names.js";
import { partyOf } from "../words/party.js";
import { damageSentence } from "./damage-sentence.js";
import { foiledSentence, rejectionSentence } from "./rejection-sentence.js";
import type { Telling } from "./telling.js";
import { worldSentence } from "./world-sentence.js";

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
        reason: foiledSentence(message.reason, "bearer", texts, registries),
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
        enemies: countedNames(message.enemies, telling),
      });
    case "combat_ended":
      return say.combatEnded[message.outcome];
    default:
      return worldSentence(message, telling);
  }
}

/** Enemies by name, equal ones counted: "Giant rat ×2", "Ghoul". */
export function countedNames(enemies: readonly Pick<EnemyRef, "def">[], { texts, registries }: Telling): string[] {
  const kinds = [...new Set(enemies.map((enemy) => enemy.def))];
  return kinds.map((def) => {
    const count = enemies.filter((enemy) => enemy.def === def).length;
    return texts.names.counted({ name: nameOf("creatures", def, registries), count });
  });
}
