import type { AbilityBlock, Condition, Registries, Rejection, RejectionCode } from "@rustkeep/engine";
import { briefCondition } from "../describe/brief-condition.js";
import { describeCondition } from "../describe/describe-condition.js";
import type { Texts } from "../languages/catalogue.js";
import type { Voice } from "../languages/party.js";
import { cleanText } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";
import { nounOf } from "../words/nouns.js";
import { figure } from "../words/numbers.js";

/** What sentences about refusals are made with. */
interface Refusing {
  readonly texts: Texts;
  readonly registries: Registries;
  /** Whether it is the player or an enemy that cannot do something. */
  readonly voice: Voice;
}

type WithCode<C extends RejectionCode, R = Rejection> = R extends { code: infer Own }
  ? C extends Own
    ? R
    : never
  : never;
type Sentence<C extends RejectionCode> = (rejection: WithCode<C>, refusing: Refusing) => string;

/** A sentence for each code of refusals; the catalogues call it by the same name. */
const SENTENCES: { readonly [C in RejectionCode]: Sentence<C> } = {
  bad_command: (_, { texts }) => texts.rejections.bad_command,
  wall: (_, { texts }) => texts.rejections.wall,
  in_fight: (_, { texts }) => texts.rejections.in_fight,
  run_over: (_, { texts }) => texts.rejections.run_over,
  no_way_out: (_, { texts }) => texts.rejections.no_way_out,
  not_on_stairs: (_, { texts }) => texts.rejections.not_on_stairs,
  nothing_here: (_, { texts }) => texts.rejections.nothing_here,
  nobody_here: (_, { texts }) => texts.rejections.nobody_here,
  not_talking: (_, { texts }) => texts.rejections.not_talking,
  shop_closed: (_, { texts }) => texts.rejections.shop_closed,
  no_enemy: (_, { texts }) => texts.rejections.no_enemy,
  no_way_back: (_, { texts }) => texts.rejections.no_way_back,
  boss_bars_the_way: (_, { texts }) => texts.rejections.boss_bars_the_way,
  cheats_off: (_, { texts }) => texts.rejections.cheats_off,
  floor_full: (_, { texts }) => texts.rejections.floor_full,
  inventory_full: ({ capacity }, { texts }) => texts.rejections.inventory_full({ capacity }),
  no_such_entry: (_, { texts }) => texts.rejections.no_such_entry,
  not_usable: ({ item }, { texts, registries }) =>
    texts.rejections.not_usable({ item: nounOf("items", item, registries) }),
  condition_fails: (failure, refusing) =>
    refusing.texts.rejections.condition_fails({
      name: nameOf(failure.of.registry, failure.of.id, refusing.registries),
      condition: failingCondition(failure, refusing),
    }),
  no_such_target: (_, { texts }) => texts.rejections.no_such_target,
  not_equippable: ({ item }, { texts, registries }) =>
    texts.rejections.not_equippable({ item: nounOf("items", item, registries) }),
  slot_empty: ({ slot }, { texts, registries }) =>
    texts.rejections.slot_empty({ slot: nameOf("slots", slot, registries) }),
  sticky: ({ item }, { texts, registries }) => texts.rejections.sticky({ item: nounOf("items", item, registries) }),
  bad_count: ({ available }, { texts }) => texts.rejections.bad_count({ available }),
  no_such_option: (_, { texts }) => texts.rejections.no_such_option,
  not_enough_gold: ({ price, gold }, { texts }) =>
    texts.rejections.not_enough_gold({ price: figure(price, texts), gold: figure(gold, texts) }),
  not_for_sale: ({ item }, { texts, registries }) =>
    texts.rejections.not_for_sale({ item: nounOf("items", item, registries) }),
  not_granted: ({ ability }, { texts, registries }) =>
    texts.rejections.not_granted({ name: nameOf("abilities", ability, registries) }),
  no_stamina: ({ ability, cost, stamina }, { texts, registries }) =>
    texts.rejections.no_stamina({
      name: nameOf("abilities", ability, registries),
      cost: figure(cost, texts),
      stamina: figure(stamina, texts),
    }),
  cooling_down: ({ ability, turns }, { texts, registries }) =>
    texts.rejections.cooling_down({ name: nameOf("abilities", ability, registries), turns }),
  not_assignable: ({ attribute }, { texts }) =>
    texts.rejections.not_assignable({ name: attributeWord(attribute, texts) }),
  not_enough_points: ({ points, unspent }, { texts }) => texts.rejections.not_enough_points({ points, unspent }),
  unknown_item: ({ item }, { texts, registries }) =>
    texts.rejections.unknown_item({ name: nameOf("items", item, registries) }),
};

/** Why the player cannot do something, as a sentence. */
export function rejectionSentence(rejection: Rejection, texts: Texts, registries: Registries): string {
  return foiledSentence(rejection, "you", texts, registries);
}

/** Why the player ("you") or an enemy ("bearer") cannot do something, as a sentence. */
export function foiledSentence(rejection: Rejection, voice: Voice, texts: Texts, registries: Registries): string {
  // The compiler cannot see that code and refusal belong together; the type of the table does.
  const sentence = SENTENCES[rejection.code] as (rejection: Rejection, refusing: Refusing) => string;
  return sentence(rejection, { texts, registries, voice });
}

/** As `blockWords`, still shorter: what the player must be like stands without the words around it. */
export function blockBriefly(block: AbilityBlock, texts: Texts, registries: Registries): string {
  const condition = block.code === "condition_fails" ? conditionOf(block, registries) : undefined;
  const brief = condition === undefined ? "" : briefCondition(condition, texts, registries);
  return brief === "" ? blockWords(block, texts, registries) : brief;
}

/** Why an ability is blocked, in a few words. */
export function blockWords(block: AbilityBlock, texts: Texts, registries: Registries): string {
  switch (block.code) {
    case "cooling_down":
      return texts.blocks.cooling_down({ turns: block.turns });
    case "condition_fails":
      return texts.blocks.condition_fails({ condition: failingCondition(block, { texts, registries, voice: "you" }) });
    default:
      return texts.blocks[block.code];
  }
}

/** The condition that does not hold; undefined if its definition is gone. */
function conditionOf({ of, position }: WithCode<"condition_fails">, registries: Registries): Condition | undefined {
  const owners = registries[of.registry];
  return Object.hasOwn(owners, of.id) ? owners[of.id]?.condition[position] : undefined;
}

/** That condition in words; "" where it is not known. */
function failingCondition(failure: WithCode<"condition_fails">, { texts, registries, voice }: Refusing): string {
  const condition = conditionOf(failure, registries);
  return condition === undefined ? "" : describeCondition(condition, voice, texts, registries);
}

function attributeWord(attribute: string, texts: Texts): string {
  const words: Readonly<Record<string, string>> = texts.vocabulary.attributes;
  return (Object.hasOwn(words, attribute) ? words[attribute] : undefined) ?? cleanText(attribute);
}
