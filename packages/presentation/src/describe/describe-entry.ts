import {
  type Action,
  ATTRIBUTES,
  type Id,
  type Modifier,
  type Option,
  type Phase,
  type Registries,
  type SetBonus,
} from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import type { Voice } from "../languages/party.js";
import { cleanLines, cleanText } from "../words/clean-text.js";
import { countedName, type NamedItem, nameOf } from "../words/names.js";
import { figure, percent } from "../words/numbers.js";
import { describeActions } from "./describe-action.js";
import { describeCondition } from "./describe-condition.js";
import { describeModifiers } from "./describe-modifier.js";
import { describeTriggers } from "./describe-trigger.js";

/** A description as its author wrote it, cleaned, as a list of at most one text. */
function authored(description: string): string[] {
  return description === "" ? [] : [cleanLines(description)];
}

/** What an ability does, a line each: its description, its effects, cost, cooldown and conditions. Without its name. */
export function describeAbility(id: Id, voice: Voice, texts: Texts, registries: Registries): string[] {
  return [...authored(registries.abilities[id]?.description ?? ""), ...abilityEffects(id, voice, texts, registries)];
}

/** What an ability does, as one text with its author's words last: those may be cut off where room is short. */
export function abilityInShort(id: Id, voice: Voice, texts: Texts, registries: Registries): string {
  const description = registries.abilities[id]?.description ?? "";
  return [...abilityEffects(id, voice, texts, registries), ...authored(description)].join(" · ");
}

/** What an ability does, a line each: effects, the states that it lays on somebody, then cost, cooldown and conditions. */
function abilityEffects(id: Id, voice: Voice, texts: Texts, registries: Registries): string[] {
  const ability = registries.abilities[id];
  if (ability === undefined) return [];
  const say = texts.describe.ability;
  const terms = [
    ...(ability.cost > 0 ? [say.cost({ amount: figure(ability.cost, texts) })] : []),
    ...(ability.cooldown > 0 ? [say.cooldown({ turns: ability.cooldown })] : []),
    ...ability.condition.map((condition) =>
      say.only({ condition: describeCondition(condition, voice, texts, registries) }),
    ),
  ];
  const effects = describeActions(ability.actions, voice, texts, registries);
  return [effects, ...describeStates(ability.actions, voice, texts, registries), terms.join(" · ")].filter(
    (text) => text !== "",
  );
}

/** What the states do that actions lay on somebody, a line each with the state's name; those that do nothing are left out. */
function describeStates(actions: readonly Action[], voice: Voice, texts: Texts, registries: Registries): string[] {
  return actions.flatMap((action) => {
    if (action.action !== "apply_modifier") return [];
    const modifier = registries.modifiers[action.modifier];
    if (modifier === undefined || modifier.hidden) return [];
    const whose = action.target === "self" ? voice : "bearer";
    const changes = [
      ...describeModifiers(modifier.attributes, whose, texts, registries),
      ...describeTriggers(modifier.triggers, whose, texts, registries),
    ];
    if (changes.length === 0) return [];
    return [
      texts.describe.state({ name: nameOf("modifiers", action.modifier, registries), changes: changes.join(", ") }),
    ];
  });
}

/** What an item is and does, a line each: description, use, what wearing it and its affixes change. Without its name. */
export function describeItem(item: NamedItem, texts: Texts, registries: Registries): string[] {
  const definition = registries.items[item.item];
  if (definition === undefined) return [];
  const { values, special } = itemEffects(item, texts, registries);
  return [
    ...describeUse(item.item, texts, registries),
    ...(values.length === 0 ? [] : [values.join(", ")]),
    ...special,
  ];
}

/** An item's description, and what using it does and needs, a line each: all but what wearing it changes. */
export function describeUse(id: Id, texts: Texts, registries: Registries): string[] {
  const item = registries.items[id];
  const sticks = item?.sticky === true && item.known ? [texts.describe.sticky] : [];
  return [...authored(item?.description ?? ""), ...itemUse(id, texts, registries), ...sticks];
}

/** What using an item does and needs; nothing where it has no use. */
function itemUse(id: Id, texts: Texts, registries: Registries): string[] {
  const item = registries.items[id];
  if (item === undefined || item.actions.length === 0) return [];
  const effects = describeActions(item.actions, "you", texts, registries);
  const needs = item.condition.map((condition) =>
    texts.describe.ability.only({ condition: describeCondition(condition, "you", texts, registries) }),
  );
  return [
    texts.describe.use({ effects, consumed: item.consumed_on_use }),
    ...describeStates(item.actions, "you", texts, registries),
    ...needs,
  ];
}

/** What wearing an item changes: values that always hold, and what needs words (triggers, abilities, conditions, auras). */
export interface ItemEffects {
  readonly values: readonly string[];
  readonly special: readonly string[];
}

/** What wearing an item changes, by itself and by its affixes, in words. */
export function itemEffects(item: NamedItem, texts: Texts, registries: Registries): ItemEffects {
  const definition = registries.items[item.item];
  if (definition === undefined) return { values: [], special: [] };
  const bearers = [definition, ...item.affixes.flatMap((id) => registries.affixes[id] ?? [])];
  const modifiers = bearers.flatMap((bearer) => bearer.modifiers);
  const isPlain = (modifier: Modifier) => modifier.condition.length === 0 && modifier.target === "self";
  return {
    values: describeModifiers(modifiers.filter(isPlain), "you", texts, registries),
    special: [
      ...describeModifiers(
        modifiers.filter((modifier) => !isPlain(modifier)),
        "you",
        texts,
        registries,
      ),
      ...bearers.flatMap((bearer) => describeTriggers(bearer.triggers, "you", texts, registries)),
      ...granted(definition.abilities, texts, registries),
    ],
  };
}

/** What a character option means, a line each: description, modifiers, triggers, abilities, starting items. */
export function describeOption(option: Option, texts: Texts, registries: Registries): string[] {
  const gifts = option.on_create.flatMap((action) => {
    if (action.action === "give_item") return countedName(action, texts, registries);
    if (action.action === "equip_item") return countedName({ ...action, count: 1 }, texts, registries);
    return [];
  });
  return [
    ...authored(option.description),
    ...describeModifiers(baseModifiers(option), "you", texts, registries),
    ...describeModifiers(option.modifiers, "you", texts, registries),
    ...describeTriggers(option.triggers, "you", texts, registries),
    ...granted(option.abilities, texts, registries),
    ...(gifts.length === 0 ? [] : [texts.describe.starts({ names: gifts.join(", ") })]),
  ];
}

/** What an option adds to base values, as modifiers would. */
function baseModifiers({ base }: Option): Modifier[] {
  return ATTRIBUTES.flatMap((attribute) => {
    const flat = base[attribute] ?? 0;
    return flat === 0 ? [] : [{ attribute, flat, percent: 0, target: "self", condition: [] } as const];
  }) as Modifier[];
}

/** What a timed modifier does to the one it lies on, a line each. Without its name. */
export function describeTimedModifier(id: Id, voice: Voice, texts: Texts, registries: Registries): string[] {
  const modifier = registries.modifiers[id];
  if (modifier === undefined) return [];
  return [
    ...authored(modifier.description),
    ...describeModifiers(modifier.attributes, voice, texts, registries),
    ...describeTriggers(modifier.triggers, voice, texts, registries),
  ];
}

/** What a bonus of a set gives, in words: "With 2 of the set: +5 damage". */
export function describeBonus(bonus: SetBonus, texts: Texts, registries: Registries): string {
  return texts.describe.setBonus({
    pieces: bonus.pieces,
    effects: [
      ...describeModifiers(bonus.modifiers, "you", texts, registries),
      ...describeTriggers(bonus.triggers, "you", texts, registries),
    ],
  });
}

/** What a phase of a creature brings, in words: "Below 50 % health (Enraged): +5 damage". */
export function describePhase(phase: Phase, texts: Texts, registries: Registries): string {
  const acts = phase.actions.length > 0 ? [describeActions(phase.actions, "bearer", texts, registries)] : [];
  return texts.describe.phase({
    below: percent(phase.below, texts),
    name: cleanText(phase.name ?? ""),
    effects: [
      ...acts,
      ...describeModifiers(phase.modifiers, "bearer", texts, registries),
      ...describeTriggers(phase.triggers, "bearer", texts, registries),
      ...granted(phase.abilities, texts, registries),
    ],
  });
}

function granted(abilities: readonly Id[], texts: Texts, registries: Registries): string[] {
  if (abilities.length === 0) return [];
  return [texts.describe.grants({ names: abilities.map((id) => nameOf("abilities", id, registries)).join(", ") })];
}
