import type { AbilityBlock, Condition, ConditionFailsRejection, Registries, Rejection } from "@rustkeep/engine";
import { briefCondition } from "../describe/brief-condition.js";
import { describeCondition } from "../describe/describe-condition.js";
import type { Voice } from "../languages/party.js";
import type { Texts } from "../languages/texts.js";
import { cleanText } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";
import { figure } from "../words/numbers.js";

/** Why the player cannot do something, as a sentence. */
export function rejectionSentence(rejection: Rejection, texts: Texts, registries: Registries): string {
  return foiledSentence(rejection, "you", texts, registries);
}

/** Why the player ("you") or an enemy ("bearer") cannot do something, as a sentence. */
export function foiledSentence(rejection: Rejection, voice: Voice, texts: Texts, registries: Registries): string {
  const say = texts.rejections;
  switch (rejection.code) {
    case "bad_command":
    case "wall":
    case "in_fight":
    case "run_over":
    case "not_on_stairs":
    case "nothing_here":
    case "nobody_here":
    case "not_talking":
    case "shop_closed":
    case "no_enemy":
    case "no_way_back":
    case "boss_bars_the_way":
    case "floor_full":
      return say.plain[rejection.code];
    case "inventory_full":
      return say.inventory_full({ capacity: rejection.capacity });
    case "no_such_entry":
      return say.no_such_entry;
    case "no_such_target":
      return say.no_such_target;
    case "no_such_option":
      return say.no_such_option;
    case "condition_fails":
      return say.condition_fails({
        name: nameOf(rejection.of.registry, rejection.of.id, registries),
        condition: failingCondition(rejection, voice, texts, registries),
      });
    case "not_usable":
    case "not_equippable":
    case "not_for_sale":
    case "unknown_item":
      return say[rejection.code]({ name: nameOf("items", rejection.item, registries) });
    case "slot_empty":
      return say.slot_empty({ slot: nameOf("slots", rejection.slot, registries) });
    case "bad_count":
      return say.bad_count({ available: rejection.available });
    case "not_enough_gold":
      return say.not_enough_gold({ price: figure(rejection.price, texts), gold: figure(rejection.gold, texts) });
    case "not_granted":
      return say.not_granted({ name: nameOf("abilities", rejection.ability, registries) });
    case "no_stamina":
      return say.no_stamina({
        name: nameOf("abilities", rejection.ability, registries),
        cost: figure(rejection.cost, texts),
        stamina: figure(rejection.stamina, texts),
      });
    case "cooling_down":
      return say.cooling_down({ name: nameOf("abilities", rejection.ability, registries), turns: rejection.turns });
    case "not_assignable":
      return say.not_assignable({ name: attributeWord(rejection.attribute, texts) });
    case "not_enough_points":
      return say.not_enough_points({ points: rejection.points, unspent: rejection.unspent });
    default:
      return rejection satisfies never;
  }
}

/** As `blockWords`, still shorter: what the player must be like stands without the words around it. */
export function blockBriefly(block: AbilityBlock, texts: Texts, registries: Registries): string {
  const condition = block.code === "condition_fails" ? conditionOf(block, registries) : undefined;
  const brief = condition === undefined ? "" : briefCondition(condition, texts, registries);
  return brief === "" ? blockWords(block, texts, registries) : brief;
}

/** Why an ability is blocked, in a few words. */
export function blockWords(block: AbilityBlock, texts: Texts, registries: Registries): string {
  const say = texts.rejections.short;
  switch (block.code) {
    case "cooling_down":
      return say.cooling_down({ turns: block.turns });
    case "condition_fails":
      return say.condition_fails({ condition: failingCondition(block, "you", texts, registries) });
    case "not_granted":
    case "no_stamina":
    case "no_enemy":
    case "no_way_back":
    case "boss_bars_the_way":
      return say[block.code];
    default:
      return block satisfies never;
  }
}

/** The condition that does not hold; undefined if its definition is gone. */
function conditionOf(
  { of: { registry, id }, position }: ConditionFailsRejection,
  registries: Registries,
): Condition | undefined {
  const owner = Object.hasOwn(registries[registry], id) ? registries[registry][id] : undefined;
  return owner?.condition[position];
}

/** That condition in words; "" where it is not known. */
function failingCondition(
  failure: ConditionFailsRejection,
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string {
  const condition = conditionOf(failure, registries);
  return condition === undefined ? "" : describeCondition(condition, voice, texts, registries);
}

function attributeWord(attribute: string, texts: Texts): string {
  const words: Readonly<Record<string, string>> = texts.vocabulary.attributes;
  return (Object.hasOwn(words, attribute) ? words[attribute] : undefined) ?? cleanText(attribute);
}
