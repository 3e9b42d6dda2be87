import type { Condition, Registries } from "@rustkeep/engine";
import type { Voice } from "../languages/party.js";
import type { Texts } from "../languages/texts.js";
import { nameOf, tagName } from "../words/names.js";
import { figure, percent, quantity, unitOf } from "../words/numbers.js";

/** A condition as a clause: "if your health is below 40 %". */
export function describeCondition(condition: Condition, voice: Voice, texts: Texts, registries: Registries): string {
  const say = texts.describe.checks;
  const { not } = condition;
  switch (condition.check) {
    case "has_tag":
      return say.has_tag({ who: condition.who, voice, not, tag: tagName(condition.value) });
    case "attribute": {
      const unit = unitOf(condition.attribute);
      const bound = (value: number | undefined) => (value === undefined ? "" : quantity(value, unit, texts));
      return say.attribute({
        who: condition.who,
        voice,
        not,
        name: texts.vocabulary.attributes[condition.attribute],
        atLeast: bound(condition.at_least),
        below: bound(condition.below),
      });
    }
    case "has_item": {
      const name = nameOf("items", condition.item, registries);
      return say.has_item({ not, name: texts.names.counted({ name, count: condition.count }) });
    }
    case "health_below":
    case "stamina_below":
      return say[condition.check]({ who: condition.who, voice, not, share: percent(condition.value, texts) });
    case "has_modifier":
      return say.has_modifier({
        who: condition.who,
        voice,
        not,
        name: nameOf("modifiers", condition.modifier, registries),
      });
    case "in_combat":
      return say.in_combat({ not });
    case "enemies":
    case "floor":
      return say[condition.check]({
        not,
        atLeast: condition.at_least === undefined ? "" : figure(condition.at_least, texts),
        below: condition.below === undefined ? "" : figure(condition.below, texts),
      });
    case "quest":
      return say.quest({ not, name: nameOf("quests", condition.quest, registries), state: condition.state });
    default:
      return condition satisfies never;
  }
}

/** A phrase with its conditions in brackets, or the phrase alone where there are none. */
export function withConditions(
  effect: string,
  conditions: readonly Condition[],
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string {
  if (conditions.length === 0) return effect;
  return texts.describe.conditional({
    effect,
    conditions: conditions.map((condition) => describeCondition(condition, voice, texts, registries)),
  });
}
