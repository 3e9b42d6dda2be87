import { ATTACK, type Id, type Message } from "@rustkeep/engine";
import type { Party } from "../languages/party.js";
import { nameOf, originName } from "../words/names.js";
import { figure } from "../words/numbers.js";
import { partyOf } from "../words/party.js";
import type { Telling } from "./telling.js";

/** What wounds, heals, tires and kills. */
export type DamageMessage = Extract<
  Message,
  { kind: "hit" | "miss" | "effect_damage" | "health_changed" | "stamina_changed" | "died" }
>;

/** A message about health or stamina as a sentence. */
export function damageSentence(message: DamageMessage, telling: Telling): string {
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
