import type { Condition, Id, Registries, Tag } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import type { Voice } from "../languages/party.js";
import { cleanText } from "../words/clean-text.js";
import { nameOf, tagName } from "../words/names.js";
import { nounOf, stateName } from "../words/nouns.js";
import { figure, percent, quantity, unitOf } from "../words/numbers.js";

/** What clauses about conditions are made with. */
interface Describing {
  readonly texts: Texts;
  readonly registries: Registries;
  readonly voice: Voice;
}

type Check = Condition["check"];
type Clause<C extends Check> = (condition: Extract<Condition, { check: C }>, describing: Describing) => string;

/** A clause for each check; the catalogues call it by the same name. */
const CLAUSES: { readonly [C in Check]: Clause<C> } = {
  has_tag: ({ who, not, value }, { texts, registries, voice }) => {
    const words = Object.hasOwn(registries.tags, value) ? registries.tags[value] : undefined;
    return texts.describe.checks.has_tag({
      who,
      voice,
      not,
      tag: tagName(value),
      against: cleanText(words?.against ?? ""),
      of: cleanText(words?.of ?? ""),
    });
  },
  attribute: ({ who, not, attribute, at_least: atLeast, below }, { texts, voice }) => {
    const bound = (value: number | undefined) => (value === undefined ? "" : quantity(value, unitOf(attribute), texts));
    const name = texts.vocabulary.attributes[attribute];
    return texts.describe.checks.attribute({ who, voice, not, name, atLeast: bound(atLeast), below: bound(below) });
  },
  has_item: ({ not, item, tag, count }, { texts, registries }) =>
    texts.describe.checks.has_item({ not, ...thingOf(item, tag, registries), count }),
  worn: ({ not, item, tag, slot }, { texts, registries }) =>
    texts.describe.checks.worn({
      not,
      ...thingOf(item, tag, registries),
      slot: slot === undefined ? "" : nameOf("slots", slot, registries),
    }),
  set: ({ not, set, pieces }, { texts, registries }) =>
    texts.describe.checks.set({ not, name: nameOf("sets", set, registries), pieces: figure(pieces, texts) }),
  room: ({ not, cleared }, { texts }) => texts.describe.checks.room({ not, cleared }),
  flag: (_, { texts }) => texts.describe.checks.flag,
  any: ({ not, of }, { texts, registries, voice }) =>
    texts.describe.checks.any({
      not,
      lists: of.map((list) => list.map((condition) => describeCondition(condition, voice, texts, registries))),
    }),
  health_below: ({ who, not, value }, { texts, voice }) =>
    texts.describe.checks.health_below({ who, voice, not, share: percent(value, texts) }),
  stamina_below: ({ who, not, value }, { texts, voice }) =>
    texts.describe.checks.stamina_below({ who, voice, not, share: percent(value, texts) }),
  has_modifier: ({ who, not, modifier }, { texts, registries, voice }) =>
    texts.describe.checks.has_modifier({ who, voice, not, state: stateName(modifier, registries) }),
  in_combat: ({ not }, { texts }) => texts.describe.checks.in_combat({ not }),
  enemies: (condition, { texts }) => texts.describe.checks.enemies(boundsOf(condition, texts)),
  floor: (condition, { texts, registries }) =>
    texts.describe.checks.floor({
      ...boundsOf(condition, texts),
      name: condition.id === undefined ? "" : nameOf("floors", condition.id, registries),
    }),
  quest: ({ not, quest, state }, { texts, registries }) =>
    texts.describe.checks.quest({ not, name: nameOf("quests", quest, registries), state }),
  formula: (_, { texts }) => texts.describe.checks.formula,
};

/** A condition as a clause: "if your health is below 40 %". */
export function describeCondition(condition: Condition, voice: Voice, texts: Texts, registries: Registries): string {
  // The compiler cannot see that the condition and its clause belong together; the type of the table does.
  const clause = CLAUSES[condition.check] as (condition: Condition, describing: Describing) => string;
  return clause(condition, { texts, registries, voice });
}

function thingOf(item: Id | undefined, tag: Tag | undefined, registries: Registries) {
  return { noun: item === undefined ? undefined : nounOf("items", item, registries), tag: tagName(tag ?? "") };
}

function boundsOf(
  { not, at_least: atLeast, below }: { not: boolean; at_least?: number; below?: number },
  texts: Texts,
) {
  const bound = (value: number | undefined) => (value === undefined ? "" : figure(value, texts));
  return { not, atLeast: bound(atLeast), below: bound(below) };
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
