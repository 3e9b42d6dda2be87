import type { Action, ActionTarget, Id, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import type { EffectTarget, Voice } from "../languages/party.js";
import { cleanLines } from "../words/clean-text.js";
import { nameOf, tagName } from "../words/names.js";
import { itemNoun, nounOf, stateName } from "../words/nouns.js";
import { change, figure, number, percent, rangeText, unitOf } from "../words/numbers.js";

/** What phrases about actions are made with. */
interface Describing {
  readonly texts: Texts;
  readonly registries: Registries;
  /** Who is speaking of an effect. */
  readonly voice: Voice;
  /** Who its target is. */
  readonly foe: "target" | "attacker";
}

type Phrase<A extends Action["action"]> = (action: Extract<Action, { action: A }>, describing: Describing) => string;

/** A phrase for each action; the catalogues call it by the same name. "" where there is nothing to say. */
const PHRASES: { readonly [A in Action["action"]]: Phrase<A> } = {
  damage: (action, describing) =>
    say(describing).damage({
      amount: action.amount === 0 ? "" : figure(action.amount, describing.texts),
      share: action.scale === 0 ? "" : percent(action.scale, describing.texts),
      type: action.damage_type,
      ...met(action.target, describing),
    }),
  change_attribute: (action, describing) =>
    say(describing).change_attribute({
      change: change(action.amount, "points", describing.texts),
      what: action.attribute,
      ...met(action.target, describing),
    }),
  apply_modifier: (action, describing) =>
    isHidden(action.modifier, describing)
      ? ""
      : say(describing).apply_modifier({
          state: stateName(action.modifier, describing.registries),
          turns: number(action.turns ?? describing.registries.modifiers[action.modifier]?.turns ?? 0, describing.texts),
          ...met(action.target, describing),
        }),
  remove_modifier: (action, describing) =>
    isHidden(action.modifier, describing)
      ? ""
      : say(describing).remove_modifier({
          state: stateName(action.modifier, describing.registries),
          ...met(action.target, describing),
        }),
  give_item: (action, describing) =>
    say(describing).give_item({
      noun: itemNoun(action, describing.registries),
      count: number(action.count, describing.texts),
    }),
  give_loot: (_, describing) => say(describing).give_loot,
  remove_item: (action, describing) =>
    say(describing).remove_item({
      noun: nounOf("items", action.item, describing.registries),
      count: number(action.count, describing.texts),
    }),
  equip_item: (action, describing) => say(describing).equip_item({ item: itemNoun(action, describing.registries) }),
  give_exp: (action, describing) => say(describing).give_exp({ amount: figure(action.amount, describing.texts) }),
  start_quest: (action, describing) =>
    say(describing).start_quest({ name: nameOf("quests", action.quest, describing.registries) }),
  set_flag: () => "",
  add_flag: () => "",
  emit: () => "",
  say: () => "",
  summon: (action, describing) =>
    say(describing).summon({
      noun: nounOf("creatures", action.creature, describing.registries),
      count: rangeText(action.count),
    }),
  choose: (action, describing) => {
    const effects = action.of.map(({ actions }) => phrases(actions, describing)).filter((effect) => effect !== "");
    return effects.length === 0 ? "" : say(describing).choose({ effects });
  },
  restock: (_, describing) => say(describing).restock,
  move_hero: ({ to }, describing) => say(describing).move_hero({ to }),
  raise: ({ attribute, amount }, { texts }) =>
    texts.describe.actions.raise({
      attribute: texts.vocabulary.attributes[attribute],
      change: change(amount, unitOf(attribute), texts),
    }),
  fail_quest: (action, describing) =>
    say(describing).fail_quest({ name: nameOf("quests", action.quest, describing.registries) }),
  advance_quest: (action, describing) =>
    say(describing).advance_quest({ name: nameOf("quests", action.quest, describing.registries) }),
  release: (_, describing) => say(describing).release,
  end_modifier_kind: (action, describing) =>
    say(describing).end_modifier_kind({ tag: tagName(action.tag), ...met(action.target, describing) }),
  flee: (_, describing) => say(describing).flee({ voice: describing.voice }),
  open_shop: (_, describing) => say(describing).open_shop,
  run_script: (action, { texts, registries }) => describeScript(action.script, texts, registries),
};

/** What a list of actions does, in one phrase; "" for none. */
export function describeActions(
  actions: readonly Action[],
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string {
  return phrases(actions, { voice, foe: "target", texts, registries });
}

/** As `describeActions`, for actions that answer an attack: their target is the attacker. */
export function describeReactions(
  actions: readonly Action[],
  voice: Voice,
  texts: Texts,
  registries: Registries,
): string {
  return phrases(actions, { voice, foe: "attacker", texts, registries });
}

function phrases(actions: readonly Action[], describing: Describing): string {
  return actions
    .map((action) => describeAction(action, describing))
    .filter((phrase) => phrase !== "")
    .join(", ");
}

/** What an action does, as a phrase: "4 fire damage to the target". */
function describeAction(action: Action, describing: Describing): string {
  // The compiler cannot see that the action and its phrase belong together; the type of the table does.
  const phrase = PHRASES[action.action] as (action: Action, describing: Describing) => string;
  const effect = phrase(action, describing);
  return action.on_hit && effect !== "" ? describing.texts.describe.onHit({ effect }) : effect;
}

function isHidden(modifier: Id, { registries }: Describing): boolean {
  return Object.hasOwn(registries.modifiers, modifier) && registries.modifiers[modifier]?.hidden === true;
}

function say({ texts }: Describing): Texts["describe"]["actions"] {
  return texts.describe.actions;
}

function met(target: ActionTarget, { voice, foe }: Describing): { target: EffectTarget; voice: Voice } {
  return { target: target === "target" ? foe : target, voice };
}

/** What a script does, in its author's words. */
export function describeScript(id: Id, texts: Texts, registries: Registries): string {
  const description = Object.hasOwn(registries.scripts, id) ? registries.scripts[id]?.description : undefined;
  return description === undefined || description === "" ? texts.describe.actions.run_script : cleanLines(description);
}
