import type { Registries, Trigger } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import type { Voice } from "../languages/party.js";
import { nameOf } from "../words/names.js";
import { figure, percent } from "../words/numbers.js";
import { describeActions, describeReactions } from "./describe-action.js";
import { withConditions } from "./describe-condition.js";

/** What a trigger does, in words: "On hit, 25 %: 4 fire damage to the target". */
export function describeTrigger(trigger: Trigger, voice: Voice, texts: Texts, registries: Registries): string {
  const event = texts.describe.events[trigger.on]({
    filter: filterWords(trigger, texts, registries),
    self: trigger.when.source === "self",
  });
  const describe = trigger.on === "damage_taken" ? describeReactions : describeActions;
  const chanced = texts.describe.chanced({ event, chance: trigger.chance === 1 ? "" : percent(trigger.chance, texts) });
  return texts.describe.triggered({
    event: withConditions(chanced, trigger.condition, voice, texts, registries),
    effects: describe(trigger.actions, voice, texts, registries),
  });
}

/** Each trigger that does something, in words. */
export function describeTriggers(
  triggers: readonly Trigger[],
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string[] {
  return triggers
    .filter((trigger) => trigger.actions.length > 0)
    .map((trigger) => describeTrigger(trigger, voice, texts, registries));
}

/** What the event is narrowed down to; "" where it is not. */
function filterWords(trigger: Trigger, texts: Texts, registries: Registries): string {
  switch (trigger.on) {
    case "attack_hit": {
      const { ability, damage_type: type } = trigger.when;
      if (ability !== undefined) return nameOf("abilities", ability, registries);
      return type === undefined ? "" : texts.vocabulary.damageTypes[type];
    }
    case "damage_taken":
      return trigger.when.damage_type === undefined ? "" : texts.vocabulary.damageTypes[trigger.when.damage_type];
    case "item_picked_up":
    case "item_used":
      return trigger.when.item === undefined ? "" : nameOf("items", trigger.when.item, registries);
    case "floor_entered":
      return trigger.when.floor === undefined ? "" : figure(trigger.when.floor, texts);
    case "room_entered":
      return trigger.when.prefab ?? "";
    case "npc_talked":
      return trigger.when.npc === undefined ? "" : nameOf("npcs", trigger.when.npc, registries);
    case "quest_completed":
      return trigger.when.quest === undefined ? "" : nameOf("quests", trigger.when.quest, registries);
    case "combat_ended":
      return trigger.when.outcome === undefined ? "" : texts.describe.outcomes[trigger.when.outcome];
    case "turn_started":
    case "creature_died":
    case "combat_started":
    case "custom":
    case "phase_started":
      return "";
    default:
      return trigger satisfies never;
  }
}
