import type { Condition, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { nameOf } from "../words/names.js";
import { percent, quantity, unitOf } from "../words/numbers.js";

/** A condition on the player in a few characters for a column, "health < 40 %"; "" for those that take a sentence. */
export function briefCondition(condition: Condition, texts: Texts, registries: Registries): string {
  const say = texts.briefly;
  const { not } = condition;
  if ("who" in condition && condition.who === "target") return "";
  switch (condition.check) {
    case "health_below":
    case "stamina_below": {
      const name = condition.check === "health_below" ? texts.vocabulary.health : texts.vocabulary.stamina;
      return (not ? say.atLeast : say.below)({ name, bound: percent(condition.value, texts) });
    }
    case "attribute": {
      const { at_least: atLeast, below } = condition;
      const bound = atLeast ?? below;
      if (not || bound === undefined || (atLeast !== undefined && below !== undefined)) return "";
      const words = {
        name: texts.vocabulary.attributes[condition.attribute],
        bound: quantity(bound, unitOf(condition.attribute), texts),
      };
      return atLeast === undefined ? say.below(words) : say.atLeast(words);
    }
    case "has_modifier":
      return (not ? say.without : say.only)({ name: nameOf("modifiers", condition.modifier, registries) });
    default:
      return "";
  }
}
